import type en from './en.ts';

const fr: typeof en = {
  steps: {
    hide: {
      title: 'Se cacher',
      text: 'Le monstre voit le long des rangées et des colonnes, et une pierre lui bouche la vue. Hors de son chemin et derrière une pierre, aucune carte ne vous atteint.',
      task: 'Seconde manche ; il reste les cartes 5, 7, 8 et 10. Déplacez votre 2 pour qu’aucune ne vous le coûte.',
      hint: 'Glissez sur la flaque. Derrière la pierre en h7, le monstre ne vous voit pas.',
      done: 'Il regarde vers vous et voit une pierre. Deux cases étaient à l’abri des quatre cartes, et c’en était une.',
    },
    lure: {
      title: 'Servir d’appât',
      text: 'Le monstre se tourne vers le pion le plus proche qu’il voit. Placez-vous où il vous voit sans pouvoir vous attraper : en chemin, il rencontre les autres.',
      task: 'Il reste les cartes 5, 7 et 8. Déplacez votre 5 pour que chacune coûte un pion à l’autre joueur, et aucun à vous.',
      hint: 'Entrez dans la rangée 5, celle du monstre. Une case suffit.',
      done: 'Il se tourne vers vous, fait un pas et voit un pion plus proche. Vous n’étiez que l’appât.',
    },
    sight: {
      title: 'Pousser l’abri',
      text: 'Un pion derrière une pierre se croit en sûreté. Poussez la pierre, et le monstre le voit. Vous jouez en dernier : il est trop tard pour fuir.',
      task: 'Il reste les cartes 5, 8 et 10. En i7, un pion se cache derrière une pierre. Montrez-le au monstre, et restez à l’abri.',
      hint: 'Allez en h6, puis jusqu’en j6 : vous poussez la pierre devant vous.',
      done: 'La pierre est partie avec vous, et le monstre voit droit devant lui le pion en i7.',
    },
    count: {
      title: 'Compter les cartes',
      text: 'Les cartes jouées ne reviennent pas. Parfois aucune case n’est tout à fait sûre : choisissez celle que le moins de cartes atteignent.',
      task: 'Quatre cartes restent : 5, 7, 8 et 10. Trouvez la case où une seule vous coûte votre 4.',
      hint: 'Le monstre arrive dans votre colonne par la rangée 7, et se tourne vers vous. Éloignez-vous le plus possible.',
      done: 'Seul le 10 vous attrape ici : une carte sur quatre au lieu de trois.',
    },
    hits: {
      title: 'Quand il ne reste que des proies',
      text: 'Avec une carte à proies, le monstre marche jusqu’à en avoir une ou deux. Être à l’abri ne suffit pas : d’autres doivent être plus près que vous.',
      task: 'Il reste les cartes 1 proie et 2 proies. Déplacez votre 4 pour que les autres nourrissent le monstre avec les deux.',
      hint: 'Suivez la rangée 8, par la flaque, jusqu’à l’autre côté du monstre.',
      done: 'Il attrape d’abord les autres et s’arrête. Avec deux proies, il prend deux des leurs.',
    },
    early: {
      title: 'Deux dehors trop tôt',
      text: 'À deux joueurs : si vous sortez deux pions trop tôt, il ne vous en reste que deux à jouer, et l’autre joue les derniers sans réponse.',
      task: 'L’autre joueur a sorti deux pions et déjà joué les deux autres. Vous jouez deux fois de suite. Il reste les cartes 5, 7 et 10 : que chacune lui coûte un pion, et aucune à vous.',
      hint: 'L’un passe dans le dos du monstre. L’autre l’attire le long de la rangée 3.',
      done: 'Deux coups de suite, et pas de réponse : voilà pourquoi deux pions dehors trop tôt sont un danger.',
    },
  },
  why: {
    eaten: (card) => `Avec la carte ${card}, le monstre attrape votre pion. Regardez.`,
    spared: (card) => `Avec la carte ${card}, le monstre ne mange aucun pion adverse. Regardez.`,
    risky: (cards, of) => `${cards} des ${of} cartes restantes vous coûtent votre pion ici. Regardez l’une d’elles.`,
  },
};
export default fr;
