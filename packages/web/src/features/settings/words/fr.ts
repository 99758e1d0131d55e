import type en from './en.ts';

const fr: typeof en = {
  look: 'Image et son',
  likeBrowser: 'Celle du navigateur',
  theme: 'Couleurs',
  themes: { system: 'Comme l’appareil', light: 'Claires', dark: 'Sombres' },
  motion: 'Mouvement',
  motions: { system: 'Comme l’appareil', full: 'Complet', reduced: 'Réduit' },
  sounds: 'Sons',
  soundsAbout: 'Des sons doux pour les coups, les cartes et les proies.',
  play: 'Jeu',
  hints: 'Indices',
  hintsAbout: (more) => `${['Une ampoule montre de bons coups et pourquoi', ...more].join(' ; ')}.`,
  confirm: 'Confirmer les coups',
  confirmAbout: 'Un second appui avant que le coup soit joué.',
  talkAbout:
    'Si elle est coupée, rien n’est écrit ni lu sur cet appareil, et les tables ouvertes ici n’en ont pas. Pour les enfants, par exemple.',
  deviceAbout:
    'Vos parties, réglages et énigmes restent dans ce navigateur et ne sont envoyés nulle part, sauf si vous les gardez avec votre nom sur votre page.',
  games: (count) =>
    count === 0
      ? 'Aucune partie n’est encore gardée ici.'
      : count === 1
        ? '1 partie est gardée ici.'
        : `${count} parties sont gardées ici.`,
  keep: 'Les garder même si la place manque',
  keeping: 'Le navigateur les garde même si la place manque.',
  notKept: 'Le navigateur a refusé. Ajouter cette page à l’écran d’accueil aide souvent.',
  forget: 'Tout effacer',
  forgetTitle: 'Tout effacer ?',
  forgetText:
    'Toutes les parties, tous les réglages et toutes les énigmes résolues de Speeltafel disparaîtront pour de bon de cet appareil.',
  stayAbout: 'Restez vous-même quand ce navigateur est vidé, et sur tous vos appareils.',
  stay: (name) => `Rester ${name}`,
  devices: 'Mes appareils',
  notifications: 'Notifications',
  comeBack: 'Je joue déjà sur un autre appareil',
  comeBackAbout: 'Vous avez déjà joué ici, ou vous jouez sur un autre appareil ? Revenez sous le même nom.',
  about: 'À propos',
  unofficial: 'Speeltafel est une adaptation non officielle, entièrement écrite et dessinée par nos soins.',
  buy: 'Tout le mérite des jeux leur revient. Si l’un d’eux vous plaît, achetez-le.',
  licence: 'Le programme est un logiciel libre sous licence MIT.',
  fonts: 'Polices : Vollkorn de Friedrich Althausen et Cabin de Pablo Impallari, sous SIL Open Font License 1.1.',
  fontLicence: 'Lire la licence des polices',
};
export default fr;
