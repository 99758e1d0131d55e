import type en from './en.ts';

const nl: typeof en = {
  atTable: 'Aan je eigen tafel',
  unofficial: 'Onofficieel',
  lead: 'De doos is open, de tegels liggen op tafel. Dit apparaat houdt de stand bij, loot een opstelling en beslecht discussies.',
  designer: (designer) => `van ${designer}`,
  parts: 'Wat je nodig hebt',
  tabs: { table: 'Bijhouden', setup: 'Opstelling', referee: 'Scheidsrechter' },
};
export default nl;
