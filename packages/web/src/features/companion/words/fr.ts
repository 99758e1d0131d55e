import type en from './en.ts';

const fr: typeof en = {
  atTable: 'À votre table',
  unofficial: 'Non officiel',
  lead: 'La boîte est ouverte, les tuiles sont sur la table. Cet appareil tient le compte, tire une mise en place au sort et tranche les disputes.',
  games: { menhirs: 'Menhirs', floors: 'Finstere Flure' },
  by: { menhirs: 'de Niels Pieterse', floors: 'de Friedemann Friese' },
  parts: 'Ce qu’il vous faut',
  tabs: { table: 'Compter', setup: 'Mise en place', referee: 'Arbitre' },
  print: 'Feuilles à imprimer',
  share: 'Partager le lien',
  copied: 'Le lien est copié.',
  notCopied: 'La copie n’a pas marché. Le lien se trouve dans la barre d’adresse.',
  another: 'Une autre',
  seed: 'Numéro de cette mise en place',
  seedAbout: 'Le même numéro donne la même mise en place sur tout appareil.',
  seedWrong: 'Un tel numéro compte 32 caractères, de 0 à 9 et de a à f.',
};
export default fr;
