import type { MenhirsBook } from '../book.ts';

const fr: MenhirsBook = {
  title: 'Les règles de Menhirs',
  credit:
    'Menhirs est un jeu pour deux de Niels Pieterse (NRPGames). Ceci est une version numérique non officielle ; les règles y sont racontées avec nos propres mots.',
  sections: {
    goal: {
      title: 'Le but du jeu',
      body: [
        'Le brouillard couvre une lande aux hautes pierres levées, les menhirs. À tour de rôle, on déplace du brouillard. Si après votre déplacement aucun menhir n’est sous le brouillard, vous gagnez aussitôt.',
        'Seul un déplacement fait gagner, jamais le retrait ni la pose de brouillard. Qui libère le dernier menhir gagne donc, et qui libère l’avant-dernier le regrette souvent.',
        {
          figure: 'win',
          caption:
            'Cinq menhirs sont sous un même banc. Vers le nord ou le sud-est, il les libère tous : victoire à la manche 11, la première avec des déplacements, et 22 points.',
        },
      ],
    },
    moor: {
      title: 'Le plateau',
      body: [
        'Le plateau compte 30 cases hexagonales en sept colonnes, de a à g. Dans chaque colonne, on compte depuis le nord. Un joueur est au nord, l’autre au sud ; l’un ou l’autre peut être le premier joueur.',
        'Il y a 7 tuiles menhir, 23 tuiles forêt et 11 tuiles de brouillard. Une case porte au plus une tuile de brouillard, sur un menhir comme sur la forêt.',
        'Un menhir retourné compte comme forêt jusqu’à la fin de la partie.',
        {
          figure: 'start',
          caption:
            'Prêts pour la manche 11 : cinq menhirs sous le brouillard, deux retournés, et six autres tuiles de brouillard posées.',
        },
      ],
    },
    moving: {
      title: 'Déplacer le brouillard',
      body: [
        'Les tuiles de brouillard qui se touchent, directement ou par d’autres, forment un banc. Une tuile seule est aussi un banc. À votre tour, vous déplacez un banc d’un pas dans une des six directions : nord, nord-est, sud-est, sud, sud-ouest ou nord-ouest.',
        {
          list: [
            'Tout le banc avance et garde sa forme.',
            'Chaque tuile doit rester sur le plateau.',
            'Aucune tuile ne peut arriver sur un brouillard qui reste.',
            'Il faut déplacer. C’est toujours possible.',
            'Un menhir libéré peut être couvert à nouveau.',
          ],
        },
        {
          figure: 'bank',
          caption: 'Ce banc de quatre va au nord-est. Il libère c3 et d4 sans couvrir d’autre menhir : victoire.',
        },
        {
          figure: 'edge',
          caption: 'Le long du bord : ces cinq tuiles ne peuvent aller qu’au sud ou au sud-ouest. Le sud gagne.',
        },
      ],
    },
    splitting: {
      title: 'Diviser un banc',
      body: [
        'D’un banc de six tuiles ou plus, vous pouvez ne déplacer qu’une partie. Au moins trois tuiles qui se touchent partent, et chaque morceau qui reste en compte aussi au moins trois.',
        'Après le pas, la partie peut toucher de nouveau le reste, ou un autre banc.',
        {
          figure: 'split',
          caption:
            'Un banc de six : b2, c2 et d3 vont au nord, libèrent deux menhirs et gagnent ; a1, a2 et a3 restent.',
        },
      ],
    },
    ko: {
      title: 'Ko : pas de retour en arrière',
      body: [
        'Vous ne pouvez pas annuler le déplacement que l’adversaire vient de faire : exactement les tuiles déplacées ne peuvent pas revenir tout droit. Un ensemble plus grand ou plus petit le peut, et vous pouvez annuler votre propre dernier déplacement.',
        'Le ko vaut même si ces tuiles ont rejoint un banc plus grand, et même si vous vouliez ensuite retirer une tuile. Il tombe si l’adversaire, après son déplacement, a retiré l’une d’elles, et quand une partie prolongée revient à la manche 12.',
        {
          figure: 'ko',
          caption:
            'Quatre tuiles sont venues du nord-ouest : c3, c4, d4 et d5. Exactement celles-ci ne peuvent pas revenir. Les sept le peuvent, et trois des quatre aussi.',
        },
      ],
    },
    taking: {
      title: 'Retirer du brouillard',
      body: [
        'Après votre déplacement, vous pouvez parfois, et devez parfois, retirer une tuile de brouillard du plateau, à votre choix. Un menhir au moins doit rester sous le brouillard.',
        'Le moment où c’est permis dépend de la variante ; voyez les manches plus bas.',
      ],
    },
    setup: {
      title: 'Adam Way : la mise en place',
      body: [
        'Adam Way, pour Amsterdam Way, est la variante principale. Toutes les tuiles de sol sont mélangées et posées face visible.',
        'Le premier joueur retourne un menhir, puis le second en retourne un autre. On pose du brouillard sur les cinq qui restent. Pour débuter, choisissez de façon que peu des cinq soient voisins.',
      ],
    },
    rounds: {
      title: 'Adam Way : les manches',
      body: [
        'Les manches vont de 12 à 1. Dans chacune, sauf la manche 12, les deux joueurs jouent une fois, le premier joueur d’abord.',
        {
          table: {
            head: ['Manche', 'Ce qu’on fait'],
            rows: [
              [
                '12',
                'Posez à tour de rôle les six autres tuiles de brouillard, chacune sur une case sans brouillard. Personne ne peut encore gagner ni annoncer.',
              ],
              ['11 à 3', 'Déplacez. Puis vous pouvez retirer une tuile, trois fois au plus dans ces manches.'],
              ['après la 3', 'Le moment du choix : prolonger ou continuer ?'],
              ['2 et 1', 'Déplacez, puis retirez une tuile : c’est obligatoire.'],
            ],
          },
        },
        'Si les deux joueurs ont retiré leurs trois tuiles avant la manche 3, on termine la manche et le moment du choix vient plus tôt.',
      ],
    },
    decision: {
      title: 'Adam Way : le moment du choix',
      body: [
        'Les deux joueurs choisissent en même temps et en secret : prolonger ou continuer.',
        {
          list: [
            'Les deux prolongent : retour à la manche 12. Chacun remet, à tour de rôle, autant de tuiles qu’il en a retiré, sur des cases sans brouillard, menhirs nus compris. Puis de nouveau les manches 11 à 3, avec trois nouveaux retraits. La seconde fois, pas de choix : on passe à la manche 2.',
            'Sinon on passe à la manche 2, et l’on retient qui voulait continuer.',
          ],
        },
        'Si personne n’a gagné après la manche 1 : sans prolongation, et si un seul joueur voulait continuer, il perd et l’autre reçoit 12 points. Dans tous les autres cas, c’est une égalité.',
      ],
    },
    claims: {
      title: 'Adam Way : annoncer la victoire',
      body: [
        'Quand l’adversaire a déplacé, regardez bien : pouvez-vous gagner maintenant ? Alors vous pouvez annoncer la victoire, dès son déplacement, jusqu’à la fin de son tour et trois secondes de plus. Pas aux manches 12 et 1.',
        {
          list: [
            'L’adversaire ne peut plus retirer de tuile ; une tuile déjà retirée revient.',
            'Vous devez jouer un déplacement, et le ko vaut comme toujours.',
            'S’il libère le dernier menhir, vous gagnez. Tout autre déplacement vous fait perdre.',
          ],
        },
        'Retirer une tuile ne répare donc pas un déplacement imprudent, sauf si personne n’annonce à temps. À la manche 1, et dans une partie sans annonces, si.',
        'Les trois secondes finissent plus tôt si vous commencez votre propre tour. On peut aussi choisir 0, 5 ou 10 secondes, sans limite, ou jouer sans annonces.',
        {
          figure: 'claim',
          caption:
            'f4 est allé au nord, puis b3 a été retiré. L’annonce fait revenir b3, et le banc de six gagne vers le nord-est ou le sud-est.',
        },
        'Un conseil : avant ce déplacement, le joueur était déjà pris au piège. Il avait six déplacements, et chacun laissait gagner l’adversaire. C’est avec de tels pièges qu’on gagne.',
        {
          figure: 'pitfall',
          caption:
            'Trois tuiles sont allées au sud-est, puis g1 a été retiré. Ici une annonce perdrait : avec g1, le ko interdit le retour. Sans annonce, les deux tuiles qui restent vont au nord-ouest et gagnent.',
        },
      ],
    },
    points: {
      title: 'Points et tournois',
      body: [
        'En Adam Way, une victoire rapide vaut plus. Le perdant ne reçoit rien ; une égalité fait 0 à 0.',
        {
          table: {
            head: ['Le vainqueur reçoit', 'Points'],
            rows: [
              ['sans prolongation', 'la manche plus 11 : de 22 à 12'],
              ['après prolongation', 'le numéro de la manche : de 11 à 1'],
              ['par une annonce, juste ou non', 'comptés dans la manche de l’annonce'],
              ['parce que l’autre seul a continué', '12'],
            ],
          },
        },
        'En tournoi, on compte d’abord les victoires, puis les points.',
      ],
    },
    v2: {
      title: 'Variante 2.0',
      body: [
        'Les tuiles de sol sont révélées une à une, de a1 à g3. Le troisième et le cinquième menhir qui apparaissent sont posés face cachée. On pose du brouillard sur les cinq autres ; les six tuiles restantes se posent à tour de rôle.',
        'Il y a 12 manches, comptées en montant. À chaque manche, les deux joueurs déplacent ; à certaines, ils doivent ensuite retirer une tuile. À table, dites à voix haute ce que vous allez faire avant de le faire. Pas d’annonces de victoire, pas de moment du choix, pas de retrait volontaire.',
        'Les manches de retrait figurent sur la piste des manches du jeu imprimé. Nous ne la connaissons que pour la manche 1, où l’on ne retire rien. Notre tableau, les deux joueurs aux manches 4, 6, 8, 10 et 12, est une reconstitution ; si vous avez le jeu, vous pouvez saisir son tableau en début de partie.',
        'Si aucune tuile ne peut être retirée, on passe. Après la manche 12 sans victoire, c’est une égalité. Le vainqueur marque autant de points qu’il reste de tuiles de brouillard sur le plateau.',
      ],
    },
    base: {
      title: 'Jeu de base (une reconstitution)',
      body: [
        'Comme la 2.0, mais les sept menhirs restent : brouillard sur sept, quatre tuiles à poser. Il a son propre tableau de retraits. Nous l’avons composé d’après ce qui est connu ; il peut différer du jeu imprimé.',
      ],
    },
    hidden: {
      title: 'Brouillard opaque',
      body: [
        'À table, on ne peut pas regarder sous le brouillard. Avec le brouillard opaque, personne ne voit ce qu’il cache : il faut s’en souvenir. Sans cette option, les menhirs transparaissent.',
        'Les deux joueurs voient la mise en place avant l’arrivée du brouillard.',
      ],
    },
    notation: {
      title: 'Noter une partie',
      body: [
        {
          table: {
            head: ['On écrit', 'Cela veut dire'],
            rows: [
              ['~c2', 'retourner le menhir en c2'],
              ['+c3', 'poser du brouillard en c3'],
              ['f4:N', 'déplacer tout le banc de f4 vers le nord'],
              ['b2.c2.d3:N', 'déplacer cette partie d’un banc vers le nord'],
              ['-b3', 'retirer le brouillard de b3'],
              ['!', 'annoncer la victoire'],
              ['P, G', 'prolonger, continuer'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Là où il a fallu choisir',
      body: [
        'Les règles imprimées laissent quelques points ouverts. Voici notre lecture :',
        {
          list: [
            'Chaque morceau laissé par une division compte au moins trois tuiles. La partie qui est partie peut ensuite toucher de nouveau le reste.',
            'Le premier joueur retourne un menhir d’abord.',
            'Au moment du choix, les deux choisissent en secret et en même temps.',
            'Dans les règles imprimées, le choix se dit ; il existe donc aussi l’option « à voix haute » : on demande d’abord au premier joueur. Le premier qui dit « continuer » porte seul le risque d’une égalité, et la question n’est plus posée à l’autre.',
            'Qui annonce doit jouer le coup gagnant.',
            'Contre le dernier déplacement d’une manche, on peut encore annoncer à la manche suivante, et même au moment du choix. L’annonce compte dans la manche de ce déplacement. Une fois que les deux ont prolongé, c’est trop tard.',
            'Si les deux veulent continuer et que personne ne gagne, c’est une égalité.',
            'La feuille de 2.0 dit qu’on ne voit normalement pas ce qui est sous le brouillard. Il est donc opaque en 2.0 entre joueurs, et transparent en Adam Way, au jeu de base et contre l’ordinateur, qui n’oublie rien. Tout se choisit.',
          ],
        },
      ],
    },
  },
};
export default fr;
