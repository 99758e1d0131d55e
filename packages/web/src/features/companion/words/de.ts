import type en from './en.ts';

const de: typeof en = {
  atTable: 'Am eigenen Tisch',
  unofficial: 'Inoffiziell',
  lead: 'Die Schachtel ist offen, die Plättchen liegen auf dem Tisch. Dieses Gerät zählt mit, legt einen Aufbau fest und schlichtet Streit.',
  games: { menhirs: 'Menhirs', floors: 'Finstere Flure' },
  by: { menhirs: 'von Niels Pieterse', floors: 'von Friedemann Friese' },
  parts: 'Was du brauchst',
  tabs: { table: 'Mitzählen', setup: 'Aufbau', referee: 'Schiedsrichter' },
  print: 'Blätter zum Drucken',
  share: 'Link teilen',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Das Kopieren ging nicht. Du findest den Link in der Adresszeile.',
  another: 'Ein anderer',
  seed: 'Nummer dieses Aufbaus',
  seedAbout: 'Dieselbe Nummer ergibt auf jedem Gerät denselben Aufbau.',
  seedWrong: 'So eine Nummer hat 32 Zeichen, 0 bis 9 und a bis f.',
};
export default de;
