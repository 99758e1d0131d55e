import type en from './en.ts';

const de: typeof en = {
  atTable: 'Am eigenen Tisch',
  unofficial: 'Inoffiziell',
  lead: 'Die Schachtel ist offen, die Plättchen liegen auf dem Tisch. Dieses Gerät zählt mit, legt einen Aufbau fest und schlichtet Streit.',
  designer: (designer) => `von ${designer}`,
  parts: 'Was du brauchst',
  tabs: { table: 'Mitzählen', setup: 'Aufbau', referee: 'Schiedsrichter' },
};
export default de;
