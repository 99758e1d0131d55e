import type en from './en.ts';

const fr: typeof en = {
  steps: {
    setup: {
      title: 'Retourner et poser',
      text: 'Une partie commence avec sept menhirs. Chaque joueur en retourne un : il compte comme forêt jusqu’à la fin. Du brouillard couvre les cinq autres, et chaque joueur pose encore trois tuiles.',
      task: 'Retournez un menhir, puis posez une tuile de brouillard.',
      hint: 'Touchez un menhir et confirmez. Touchez ensuite une case sans brouillard et confirmez.',
      done: 'Voilà la mise en place. Libérez maintenant les cinq menhirs : le joueur dont le déplacement libère le dernier gagne.',
    },
    free: {
      title: 'Ce qui fait gagner',
      text: 'Le brouillard flotte sur une lande aux hautes pierres levées, les menhirs. Si après votre déplacement aucun menhir n’est sous le brouillard, vous gagnez aussitôt.',
      task: 'Un seul menhir est encore sous le brouillard, en d4. Touchez ce brouillard et chassez-le.',
      hint: 'Touchez le brouillard en d4, puis une flèche. Toutes les directions conviennent.',
      done: 'Le dernier menhir est libre : vous gagnez.',
    },
    bank: {
      title: 'Un banc avance d’un bloc',
      text: 'Les tuiles de brouillard qui se touchent forment un banc, et un banc avance d’un bloc : un pas dans une direction.',
      task: 'Deux menhirs sont sous le même banc. Libérez-les en un déplacement, sans en couvrir un autre.',
      hint: 'Regardez où tombe chacune des quatre tuiles. Le nord-est et le sud-ouest sont libres.',
      done: 'Les quatre tuiles sont parties ensemble, et plus aucun menhir n’est sous le brouillard.',
    },
    edge: {
      title: 'Le bord du plateau',
      text: 'Toutes les tuiles du banc doivent rester sur le plateau. Près du bord, il reste peu de directions.',
      task: 'Ce long banc n’a que deux issues. Choisissez celle qui gagne.',
      hint: 'Vers le sud-ouest, le brouillard couvrirait le menhir en b1.',
      done: 'Le sud était la bonne issue. Les flèches montrent toujours ce qui est permis.',
    },
    split: {
      title: 'Diviser un grand banc',
      text: 'Un banc de six tuiles ou plus peut être divisé : au moins trois partent, et chaque morceau qui reste en compte au moins trois.',
      task: 'Détachez les trois tuiles qui cachent les deux menhirs, et gagnez.',
      hint: 'Touchez le banc. Touchez ensuite b2, c2 et d3, les tuiles qui partent, et envoyez-les au nord ou au sud.',
      done: 'Trois sont parties, trois sont restées. Une telle division passe facilement inaperçue.',
    },
    ko: {
      title: 'Ko : pas de retour en arrière',
      text: 'Vous ne pouvez pas simplement annuler le dernier déplacement adverse. Exactement ces tuiles ne peuvent pas revenir tout droit, même si vous retirez ensuite une tuile. Plus ou moins de tuiles le peuvent.',
      task: 'Votre adversaire vient de pousser c3, c4, d4 et d5 au sud-est. Poussez quand même du brouillard au nord-ouest.',
      hint: 'Prenez tout le banc de sept, ou détachez-en trois tuiles, par exemple c3, c4 et d4.',
      done: 'Sept tuiles ne sont pas les quatre mêmes : c’est donc permis.',
    },
    careful: {
      title: 'Ne pas ouvrir la porte',
      text: 'Quand deux menhirs sont sous le brouillard et que vous en libérez un, l’adversaire peut le plus souvent libérer l’autre et gagner.',
      task: 'Faites un déplacement après lequel l’adversaire ne peut pas gagner.',
      hint: 'Le brouillard en d6 ne couvre rien. Le déplacer, c’est attendre, et attendre est sûr ici.',
      done: 'L’adversaire n’a plus de coup gagnant. Qui libère l’avant-dernier menhir perd le plus souvent.',
    },
    take: {
      title: 'Retirer une tuile',
      text: 'Aux manches 11 à 3, après votre déplacement, vous pouvez retirer une tuile de brouillard, trois fois au plus. Aux manches 2 et 1, vous le devez. Un menhir au moins doit rester couvert.',
      task: 'C’est la manche 1, et plus personne ne peut annoncer. Vous avez déplacé, et l’adversaire pourrait diviser le banc de six et gagner. Retirez la seule tuile qui l’en empêche.',
      hint: 'Six tuiles se divisent, cinq non.',
      done: 'Sans d3 le banc n’a que cinq tuiles : pas de division, pas de victoire. À une manche précédente, une annonce aurait fait revenir d3 : c’est l’étape suivante.',
    },
    claim: {
      title: 'Annoncer la victoire',
      text: 'À toutes les manches de 11 à 2, si le déplacement adverse vous permet de gagner, vous pouvez annoncer la victoire, jusqu’à trois secondes après ce tour. Une tuile retirée entre-temps revient, et vous devez jouer le coup gagnant.',
      task: 'L’adversaire a poussé f4 en f3, vu le danger et retiré b3. Annoncez la victoire, puis gagnez.',
      hint: 'Annoncez d’abord. Avec b3 de retour, le banc de six peut aller au nord-est ou au sud-est.',
      done: 'Annonce justifiée. Sans elle, la victoire s’envolait.',
    },
    pitfall: {
      title: 'Quand ne rien annoncer',
      text: 'Une annonce fait revenir la tuile retirée, et le ko vaut comme toujours : on n’annule pas le dernier coup. Si vous n’avez alors pas de coup gagnant, vous perdez.',
      task: 'L’adversaire a poussé trois tuiles au sud-est et retiré g1. Gagnez, en l’annonçant ou non.',
      hint: 'Sans g1, les deux tuiles qui restent ne sont pas les trois qui ont bougé : elles peuvent revenir.',
      done: 'Inutile d’annoncer : deux tuiles ne sont pas trois, le retour était permis.',
    },
    decide: {
      title: 'Le moment du choix',
      text: 'Les manches vont de 12 à 1. Après la manche 3 vient le moment du choix : chacun choisit en secret. Si les deux prolongent, on revient à la manche 12 et chacun remet les tuiles qu’il a retirées. Si un seul continue et que personne ne gagne, il perd.',
      task: 'Choisissez de prolonger, comme votre adversaire, et remettez une de vos tuiles sur le plateau.',
      hint: 'Appuyez sur « Prolonger », puis touchez une case sans brouillard.',
      done: 'Retour à la manche 12 : la partie a une seconde vie, mais une victoire ne rapporte plus que 11 à 1 points.',
    },
  },
  why: {
    covered: (places) => `Il reste un menhir sous le brouillard : ${places}.`,
    opponentWins: 'Regardez : l’adversaire libère le dernier menhir et gagne.',
    otherWay: 'C’est permis, mais il s’agit ici de pousser du brouillard au nord-ouest.',
    notClaimed: 'Sans b3 sur le plateau, plus rien ne gagne. Annoncez avant de déplacer.',
    unproven:
      'Après une annonce, seul un coup gagnant compte. Celui-ci ne libère pas le dernier menhir : vous perdriez.',
    tileBack:
      'L’annonce fait revenir g1. Le ko interdit alors aux trois tuiles de revenir tout droit, rien d’autre ne gagne, et vous perdriez.',
    wentOn:
      'L’adversaire a choisi de prolonger. Vous avez continué seul : si personne ne gagne aux manches 2 et 1, vous perdez. Essayez l’autre choix.',
  },
};
export default fr;
