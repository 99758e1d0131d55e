import type en from './en.ts';

const fr: typeof en = {
  steps: {
    trapped: {
      title: 'Déjà pris au piège',
      text: 'Une partie peut être perdue avant la dernière erreur. Ici vous avez six déplacements, et chacun permet à l’adversaire de gagner. Retirer une tuile n’aide pas : l’adversaire annonce.',
      task: 'Voyez vous-même : jouez l’un des six déplacements.',
      hint: 'Poussez par exemple f4 au nord, et regardez ce que l’adversaire annonce.',
      done: 'Les six déplacements perdent : l’erreur date d’avant, vous étiez déjà pris au piège. Dans ce cours, c’est vous qui tendez les pièges.',
    },
    trap: {
      title: 'Un piège',
      text: 'Comptez les déplacements de l’adversaire plutôt que les vôtres. Un piège est un coup après lequel toutes les réponses perdent.',
      task: 'Trouvez le coup après lequel l’adversaire n’a plus de réponse sûre.',
      hint: 'La tuile en d5 ne couvre aucun menhir. Où la pousser pour ne rien laisser à attendre ?',
      done: 'Huit réponses, et chacune vous fait gagner.',
    },
    tight: {
      title: 'Presque un piège',
      text: 'Les pièges complets sont rares. À défaut, ne laissez presque aucune réponse sûre : encore faut-il la trouver.',
      task: 'Jouez un coup après lequel l’adversaire n’a plus qu’un déplacement sûr.',
      hint: 'Regardez le banc formé par b4, c5 et d5.',
      done: 'Douze déplacements, un seul est sûr : le même banc, encore une fois au nord-est.',
    },
    spend: {
      title: 'Quand dépenser un retrait',
      text: 'Un retrait n’est pas qu’une défense : il peut enlever la dernière réponse sûre. Vous en avez trois avant le choix : dépensez-les où ils ferment un piège.',
      task: 'Déplacez et retirez une tuile pour que l’adversaire n’ait plus de réponse sûre.',
      hint: 'Poussez au sud les cinq tuiles autour de e3. Quelle tuile l’adversaire pourrait-il encore déplacer sans danger ?',
      done: 'Sans b4, les six réponses perdent. Avec b4, il restait une issue.',
    },
    door: {
      title: 'Quand le retrait vient trop tard',
      text: 'Ce que votre déplacement ouvre, un retrait ne le referme pas : l’adversaire peut annoncer d’abord, et la tuile revient. Jugez donc le déplacement seul.',
      task: 'Vous avez treize déplacements. Après douze d’entre eux, l’adversaire annonce. Trouvez le treizième.',
      hint: 'Poussez ensemble les six tuiles du banc.',
      done: 'Le seul coup sûr sur treize. Il n’y a rien à annoncer : gardez votre dernier retrait pour plus tard.',
    },
    claim: {
      title: 'L’occasion qui passe',
      text: 'Une annonce ne dure que quelques secondes. Cherchez donc la victoire dès que l’adversaire a déplacé, avant que la tuile parte.',
      task: 'L’adversaire a poussé cinq tuiles et retiré c4. Pouvez-vous gagner si c4 revient ? Annoncez, puis gagnez.',
      hint: 'Remettez c4 en pensée : les sept tuiles forment alors un seul banc. Divisez-le : b3, c4, d5 et d6 peuvent partir sans les autres.',
      done: 'Un seul déplacement prouve cette annonce. Sans elle, vous n’aviez aucune victoire.',
    },
    two: {
      title: 'Un piège derrière le piège',
      text: 'Les meilleurs coups tendent deux pièges : la seule réponse qui ne perd pas aussitôt mène au second.',
      task: 'Laissez à l’adversaire une seule réponse sûre. Fermez ensuite le second piège, et gagnez.',
      hint: 'D’abord le banc de d1, d2, e2 et f1 au sud-ouest. Après la réponse : le banc de b2 au sud-est.',
      done: 'Trois tours en un seul plan. Il y avait une réponse sûre, et elle menait au second piège.',
    },
    'go-on': {
      title: 'Le choix : continuer',
      text: 'Au moment du choix, une seule question : puis-je forcer la victoire aux manches 2 et 1 ? Alors continuez. Continuer seul n’est pas un risque quand on gagne.',
      task: 'Chacun a retiré trois tuiles : le choix vient plus tôt. Y a-t-il pour vous un piège à la manche 2 ?',
      hint: 'À la manche 2, vous jouez en premier et chacun doit retirer une tuile. Cherchez un coup et un retrait qui ne laissent aucune réponse sûre.',
      done: 'Vous fermez un piège à la manche 2 et gagnez à la manche 1, quel que soit le choix adverse.',
    },
    prolong: {
      title: 'Le choix : prolonger',
      text: 'Si personne ne peut forcer la victoire, qui continue seul perd la partie. Prolongez alors.',
      task: 'L’adversaire veut prolonger. Dans cette position, vous ne pouvez pas forcer la victoire en deux manches. Que choisissez-vous ?',
      hint: 'Qui continue seul sans gagner perd.',
      done: 'Les deux prolongent, et l’on revient à la manche 12. Continuer seul aurait perdu.',
    },
  },
  why: {
    opponentWins: 'Regardez : l’adversaire libère le dernier menhir et gagne.',
    opponentClaims: 'Regardez : l’adversaire annonce, et gagne. Aucun retrait ne l’aurait empêché.',
    escapes: 'L’adversaire a une réponse sûre. Regardez.',
    roomy: (safe) => `Cela laisse ${safe} déplacements sûrs. Un coup n’en laisse qu’un.`,
    unjust: 'Vous ne pouvez pas gagner maintenant : cette annonce est faite à tort et perd la partie.',
    unproven: 'Ce déplacement ne libère pas le dernier menhir. Après une annonce, la partie est perdue.',
    notClaimed: 'Sans la tuile retirée, plus rien ne gagne. Annoncez avant de déplacer.',
    wentOn:
      'Vous avez continué seul sans pouvoir forcer la victoire : si personne ne gagne aux manches 2 et 1, vous perdez.',
    prolonged: 'Vous pouviez forcer la victoire aux manches 2 et 1. Prolonger la laisse filer.',
  },
};
export default fr;
