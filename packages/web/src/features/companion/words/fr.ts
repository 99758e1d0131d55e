import type en from './en.ts';

const fr: typeof en = {
  atTable: 'À votre table',
  unofficial: 'Non officiel',
  lead: 'La boîte est ouverte, les tuiles sont sur la table. Cet appareil tient le compte, tire une mise en place au sort et tranche les disputes.',
  designer: (designer) => `de ${designer}`,
  parts: 'Ce qu’il vous faut',
  tabs: { table: 'Compter', setup: 'Mise en place', referee: 'Arbitre' },
};
export default fr;
