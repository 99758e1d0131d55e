import type en from './en.ts';

const nl: typeof en = {
  atTable: 'Aan je eigen tafel',
  unofficial: 'Onofficieel',
  lead: 'De doos is open, de tegels liggen op tafel. Dit apparaat houdt de stand bij, loot een opstelling en beslecht discussies.',
  games: { menhirs: 'Menhirs', floors: 'Finstere Flure' },
  by: { menhirs: 'van Niels Pieterse', floors: 'van Friedemann Friese' },
  parts: 'Wat je nodig hebt',
  tabs: { table: 'Bijhouden', setup: 'Opstelling', referee: 'Scheidsrechter' },
  print: 'Bladen om te printen',
  share: 'Link delen',
  copied: 'De link is gekopieerd.',
  notCopied: 'Kopiëren lukte niet. Je vindt de link in de adresbalk.',
  another: 'Een andere',
  seed: 'Nummer van deze opstelling',
  seedAbout: 'Hetzelfde nummer geeft op elk apparaat dezelfde opstelling.',
  seedWrong: 'Zo’n nummer heeft 32 tekens, 0 tot en met 9 en a tot en met f.',
};
export default nl;
