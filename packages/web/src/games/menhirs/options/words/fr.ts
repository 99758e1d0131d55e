import type en from './en.ts';

const fr: typeof en = {
  grace: 'Temps pour annoncer après le tour',
  seconds: (count) => `${count} s`,
  spokenSeconds: (count) => (count <= 1 ? `${count} seconde` : `${count} secondes`),
  untimed: 'sans limite',
  schedule: 'Manches où il faut retirer du brouillard',
  scheduleAbout:
    'La piste des manches du jeu imprimé nous est inconnue. Si vous avez le jeu, réglez les manches comme elle.',
  takes: (name, round) => `${name} retire à la manche ${round}`,
  begins: 'Qui commence ?',
  variant: 'Quelle variante ?',
  variants: { adam: 'Adam Way', v2: '2.0', base: 'Jeu de base' },
  game: (variant) => `Menhirs : ${variant}`,
  variantAbout: {
    adam: 'La variante habituelle : compte à rebours, brouillard qu’on peut retirer, victoire qu’on peut annoncer.',
    v2: 'Douze manches ; un tableau dit quand retirer du brouillard. Sans annonces.',
    base: 'Comme 2.0, avec les sept menhirs. Une reconstitution.',
  },
  claims: 'Annoncer la victoire',
  claimsAbout: 'Après le coup de l’autre, vous pouvez dire que vous gagnez maintenant. Il faut alors jouer ce coup.',
  hidden: 'Brouillard opaque',
  hiddenAbout: 'Ce qui est sous le brouillard reste caché : retenez-le.',
  fog: 'Que voit-on sous le brouillard ?',
  fogs: { seen: 'Transparent', hidden: 'Opaque' },
  fogAbout: {
    seen: 'Vous voyez les menhirs à travers le brouillard.',
    hidden: 'Vous ne voyez pas ce qui est dessous : retenez-le. C’est la règle de la feuille 2.0.',
  },
  clock: 'Pendule',
  claimWithin: (seconds) => `Jusqu’à ${seconds} secondes après le tour de l’autre.`,
  claimUntimed: 'Jusqu’à votre propre coup.',
  claimAtOnce: 'Seulement jusqu’à la fin du tour de l’autre.',
  noClaims: 'Sans annonce de victoire',
  decision: 'Le moment du choix',
  decisions: { secret: 'En secret', aloud: 'À voix haute' },
  decisionAbout: {
    secret: 'Chacun choisit en même temps, sans voir le choix de l’autre.',
    aloud: 'On demande tour à tour. Le premier qui dit « continuer » perd si personne ne gagne.',
  },
  decisionAloud: 'Le choix à voix haute',
  graceAbout: 'Pour les nouvelles parties de Menhirs.',
  characters: {
    lamb: 'Gambade sur la lande et ne voit pas grand-chose. Un premier adversaire tout doux.',
    wanderer: 'Connaît les sentiers, mais se perd dans le brouillard épais.',
    shepherd: 'Garde presque tout à l’œil et manque rarement une victoire.',
    'peat-cutter': 'Prudent par métier : ne laisse rien passer en un tour.',
    'stone-setter': 'Prévoit et vous laisse peu de coups sûrs.',
    druid: 'Voit loin à travers le brouillard et tend des pièges.',
    'mist-walker': 'À pleine force. Réfléchit aussi loin que possible.',
  },
};

export default fr;
