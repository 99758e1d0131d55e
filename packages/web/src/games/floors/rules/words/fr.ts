import type { FloorsBook } from '../book.ts';

const fr: FloorsBook = {
  title: 'Les règles de Finstere Flure',
  credit:
    'Finstere Flure est un jeu pour 2 à 7 joueurs de Friedemann Friese (2F-Spiele, 2f-spiele.de). Ceci est une version numérique non officielle ; les règles y sont racontées avec nos propres mots.',
  sections: {
    goal: {
      title: 'Le but du jeu',
      body: [
        'L’histoire en bref : du grand Nord, vous avez rapporté trois trésors au prince Fieso pour libérer la fée Fabula. Mais le prince n’aime pas les étrangers. Il vous enferme dans son château, et par les salles obscures rôde Furunkulus, son monstre, qui raffole des visiteurs tardifs.',
        'Menez vos pions de l’entrée à la sortie, à l’autre bout. Le monstre n’est pas malin, mais constant : il va toujours vers le pion visible le plus proche.',
        'Qui a sorti tous ses pions sauf un gagne aussitôt.',
      ],
    },
    hall: {
      title: 'La salle',
      body: [
        'La salle compte 156 cases : 16 sur 11, avec deux angles coupés en escalier. L’entrée est en bas à droite, la sortie en haut à gauche. Le monstre commence sur la case de la sortie, tourné vers la droite.',
        'Le long des murs, des étagères portent des lettres, chacune deux fois. Elles montrent par où le monstre rentre quand il traverse un mur.',
        { figure: 'hall', caption: 'La mise en place de base : onze pierres et deux flaques de sang.' },
      ],
    },
    material: {
      title: 'Pions, cartes et tuiles',
      body: [
        {
          list: [
            'Pions : quatre chacun de 2 à 4 joueurs, montrant d’abord 1, 3, 4 et 5 ; trois chacun de 5 à 7 joueurs, montrant 1, 4 et 5. Les deux faces font sept.',
            'Cartes du monstre (les pierres tombales de la boîte) : 5, 7, 7, 8, 8, 10, et les cartes à proies « 1 proie » et « 2 proies ».',
            'Tuiles : 3 pierres, 2 cristaux, 4 virages à droite, 2 virages à 180°, 2 paires de téléporteurs et 2 flaques de sang, l’une de 2 sur 2 cases, l’autre de 1 sur 4. Au dos, les onze pierres de toutes sortes sont de simples pierres.',
          ],
        },
      ],
    },
    setup: {
      title: 'La mise en place',
      body: [
        'Jeu de base : onze pierres simples et les deux flaques, comme sur l’image ci-dessus. Celui qui ressemble le plus au monstre commence ; à la partie suivante, c’est son voisin de gauche.',
        'Jeu avancé : chacun à son tour pose une tuile de son choix jusqu’à ce que les 17 soient posées. Elles ne peuvent ni se chevaucher ni dépasser le bord. L’entrée, la sortie et les deux cases à côté de chacune restent libres. Deux téléporteurs ne peuvent pas se toucher par un côté, par un coin si ; qui en pose un choisit sa flèche. On peut tourner les flaques. Le joueur à gauche de celui qui a posé la dernière tuile commence.',
      ],
    },
    round: {
      title: 'Un tour',
      body: [
        'À partir du premier joueur, chacun déplace à son tour un de ses pions, jusqu’à ce que tous aient bougé. Puis on retourne la première carte du monstre, et il avance. Le marqueur premier joueur passe à gauche.',
        'Au premier tour, chacun ne fait entrer que deux pions de son choix ; les autres sont seulement retournés.',
      ],
    },
    walking: {
      title: 'Déplacer un pion',
      body: [
        'Un pion avance au plus du nombre qu’il montre, jamais en diagonale, en tournant à volonté, même en revenant sur ses pas. Il peut aussi rester. Dans tous les cas, on le retourne ensuite.',
        {
          list: [
            'Entrer demande un pas, pour la case d’entrée. Plus tard, un pion peut aussi attendre dehors ; on le retourne quand même.',
            'De la case de sortie, un pas de plus mène dehors.',
            'On peut passer sur d’autres pions, en comptant leur case, mais pas s’y arrêter.',
            'Jamais sur la case du monstre, sur un téléporteur ou hors du plateau.',
            'Si tous vos pions ont bougé, vous passez votre tour.',
          ],
        },
        { figure: 'walk', caption: 'Un 4 en chemin : trois cases à droite, une en haut. Il devient 3.' },
      ],
    },
    pushing: {
      title: 'Pousser',
      body: [
        'Un pion pousse devant lui une pierre, un cristal ou une pierre de virage : une seule à la fois, vers une case libre ou sur le sang. Une autre de ces pierres, un pion, le monstre, un téléporteur ou le bord derrière l’en empêchent.',
        'Une tuile poussée sur la case d’entrée ou de sortie quitte aussitôt le jeu. Les pions ne se poussent jamais entre eux.',
        { figure: 'push', caption: 'Le pion pousse la pierre. Contre la seconde, il ne pourrait plus avancer.' },
      ],
    },
    spills: {
      title: 'Glisser sur le sang',
      body: [
        'Un seul pas sur une flaque de sang emporte le pion tout droit jusqu’à la première case derrière. Une pierre qui s’y trouve est poussée, si c’est possible.',
        {
          list: [
            'Si le passage est bloqué, le pion s’arrête sur la dernière case de flaque possible. Il peut y finir son tour, ou repartir avec un autre pas dans n’importe quelle direction, en glissant de nouveau.',
            'Les pions n’arrêtent pas une glissade. Mais on ne peut pas finir sur eux : avec le dernier pas, on ne peut pas commencer une glissade qui finit sur un pion.',
            'Une pierre poussée sur une flaque glisse aussi de l’autre côté, ou reste sur la dernière case libre. Elle y reste jusqu’à ce qu’on la pousse plus loin.',
          ],
        },
        { figure: 'spill', caption: 'Un pas pour la glissade de quatre cases de sang, et un autre après.' },
      ],
    },
    looking: {
      title: 'Le monstre regarde',
      body: [
        'Avant chaque pas, et encore une fois à la fin, le monstre regarde droit devant, à gauche et à droite ; jamais derrière ni en diagonale.',
        'Les murs, les pierres et les pierres de virage arrêtent sa vue. Il voit à travers les cristaux et par-dessus les flaques et les téléporteurs. Dans chaque direction compte le premier pion, à sa distance en cases.',
        {
          list: [
            'Un pion est le plus proche : il se tourne vers lui.',
            'Deux ou trois sont à égale distance : il garde sa direction.',
            'Il ne voit personne : il garde sa direction.',
          ],
        },
        {
          figure: 'look',
          caption: 'Des pions en vue, celui de gauche est le plus proche. Celui dans le dos du monstre ne compte pas.',
        },
        { figure: 'tie', caption: 'Deux cases de dalle devant, deux cases de sang sur le côté : égalité, tout droit.' },
      ],
    },
    stepping: {
      title: 'Le monstre avance',
      body: [
        'Puis il fait un pas en avant. Un pion qui s’y trouve est mangé. Pierres et cristaux sont poussés, avec tout ce qui suit sans intervalle, pions compris. Ce qui passe le bord ou arrive sur un téléporteur disparaît ; un pion compte comme mangé.',
        'Ce qu’il pousse sur une flaque glisse tout seul de l’autre côté et s’arrête devant tout obstacle ; un pion qui glisse contre une pierre la pousse, si la case derrière est libre.',
        'Sur une flaque, le monstre glisse en un seul pas, sans regarder ; il mange et pousse ce qu’il rencontre, et au bord du plateau il continue à travers le mur. Il ne reste sur le sang que si des pierres de virage ne lui laissent pas d’issue.',
        {
          figure: 'basic',
          caption:
            'Un trajet de huit pas. Il glisse sur le sang et mange un pion, pousse hors du plateau une pierre et le pion derrière elle, l’un après l’autre, et mange encore un pion. À la fin il tourne à droite : à sept cases, il voit le plus proche.',
        },
      ],
    },
    walls: {
      title: 'À travers le mur',
      body: [
        'Le monstre traverse les murs. Il rentre par la même lettre en face, dans le même pas et la même direction. Ce qui s’y trouve est mangé ou poussé comme d’habitude.',
        { figure: 'wall', caption: 'Il sort par le H du haut et rentre par le H du bas.' },
      ],
    },
    special: {
      title: 'Pierres de virage et téléporteurs',
      body: [
        'Une pierre de virage juste devant n’est jamais poussée par le monstre. Il regarde d’abord : si le pion le plus proche est à gauche ou à droite, il se tourne vers lui et la pierre ne fait rien. Sinon elle le fait tourner, d’un quart de tour à droite ou d’un demi-tour, et il avance dans ce sens sans regarder de nouveau. Face à une autre, il tourne encore ; après quatre fois sans issue, il reste sur place.',
        'Sur un téléporteur, il apparaît dans le même pas sur son jumeau, dans le sens de la flèche là-bas.',
        {
          figure: 'advanced',
          caption:
            'Huit pas. Le virage à droite juste devant ne fait rien : le monstre regarde d’abord, et le pion le plus proche est à gauche. Puis le téléporteur, un pion mangé, le virage à 180°, et le téléporteur dans l’autre sens. À la fin il pousse un cristal, et le cristal un pion.',
        },
      ],
    },
    cards: {
      title: 'Les cartes',
      body: [
        'Un nombre donne les pas du monstre. Avec une carte à proies, il avance jusqu’à ce qu’un ou deux pions soient mangés, ou poussés par-dessus le bord ou sur un téléporteur, ce qui compte aussi, mais 20 pas au plus. Le pas de la dernière proie est achevé ; puis vient le dernier regard.',
        'La toute première carte de la partie n’est jamais une carte à une ou deux proies : s’il en vient une, la suivante compte et on la remélange.',
      ],
    },
    effects: {
      title: 'Qui fait quoi',
      body: [
        {
          table: {
            head: ['', 'Un pion', 'Le monstre regarde', 'Le monstre avance', 'Ce qu’on pousse contre'],
            rows: [
              [
                'Pierre',
                'en pousse une',
                'ne voit pas plus loin',
                'la pousse, et la rangée derrière',
                'avance aussi si le monstre pousse ; arrête un pion',
              ],
              ['Cristal', 'en pousse un', 'voit à travers', 'le pousse, et la rangée derrière', 'comme une pierre'],
              [
                'Virage à droite',
                'en pousse un',
                'ne voit pas plus loin',
                'tourne à droite, puis avance',
                'comme une pierre, dans une rangée',
              ],
              [
                'Virage à 180°',
                'en pousse un',
                'ne voit pas plus loin',
                'fait demi-tour, puis avance',
                'comme une pierre, dans une rangée',
              ],
              [
                'Téléporteur',
                'ne peut pas y aller',
                'voit par-dessus',
                'passe au jumeau, dans le sens de sa flèche',
                'par le monstre : disparaît ; par un pion : impossible',
              ],
              [
                'Flaque',
                'la traverse en un pas',
                'voit par-dessus, compte chaque case',
                'la traverse en un pas',
                'glisse de l’autre côté ou s’arrête devant un obstacle',
              ],
              [
                'Pion',
                'passe dessus, ne s’arrête pas',
                'le plus proche compte',
                'le mange',
                'avance aussi si le monstre pousse ; arrête un pion',
              ],
              [
                'Bord',
                'est arrêté',
                'ne voit pas plus loin',
                'rentre par la même lettre',
                'par le monstre : disparaît ; par un pion : impossible',
              ],
            ],
          },
        },
      ],
    },
    stages: {
      title: 'Deux manches et la fin',
      body: [
        'La première manche s’achève après la septième carte ; la huitième n’est pas jouée. Un pion mangé y retourne devant l’entrée, même face visible, et peut rentrer dès le tour suivant.',
        'Puis on mélange les huit cartes pour la seconde manche, qui dure huit tours. Un pion mangé alors est hors jeu.',
        {
          list: [
            'Tous vos pions dehors sauf un : vous gagnez aussitôt.',
            'La dernière carte est jouée, ou plus aucun pion n’est en jeu : c’est fini. Gagne qui a sorti le plus de pions ; à égalité, qui a atteint ce nombre le premier. Personne dehors : pas de vainqueur.',
            'Un pion poussé hors du plateau à l’angle de la sortie compte comme mangé.',
          ],
        },
      ],
    },
    options: {
      title: 'Options et nombre de joueurs',
      body: [
        {
          list: [
            'À 2 joueurs, ne sortez pas deux pions trop tôt : l’autre a alors plus de pions à jouer, et le dernier mot avant que le monstre marche.',
            'À 6 ou 7 joueurs, la salle est pleine, et le 5 peut compter comme « 3 proies » : mettez-vous d’accord avant de commencer.',
            'La seconde manche peut aussi s’achever après sept cartes, comme dans certaines éditions.',
            'Les tuiles peuvent être posées au hasard plutôt qu’une à une.',
          ],
        },
      ],
    },
    puzzles: {
      title: 'Les énigmes du monstre',
      body: [
        'Dans nos énigmes du monstre, il marche sans fin. Avant cela, vous pouvez changer quelques détails : déplacer les pions marqués selon leur nombre, ou poser une tuile. C’est réussi quand tous les ennemis sont mangés ; perdu si l’un des vôtres l’est, ou si tout se répète.',
      ],
    },
    notation: {
      title: 'Noter une partie',
      body: [
        'Une case porte une lettre pour la colonne, de a à p depuis la gauche, et un nombre pour la rangée, de 1 à 11 depuis le bas. La sortie est a11, l’entrée p1.',
        {
          table: {
            head: ['On écrit', 'Cela veut dire'],
            rows: [
              ['A4:p1-p2-o2', 'le 4 du joueur A entre et continue ; d’une glissade on ne note que la fin'],
              ['A4:.', 'il reste, ou attend dehors'],
              ['A4:a11-exit', 'il sort'],
              ['lay s@c9', 'une pierre est posée en c9'],
              ['card 8', 'le monstre fait huit pas'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Là où il a fallu choisir',
      body: [
        'Les règles imprimées et leurs traductions diffèrent ici et là. Voici notre lecture :',
        {
          list: [
            'Trois cases restent libres à l’entrée, et trois à la sortie.',
            'Une tuile quitte le jeu quand elle est poussée sur la case d’entrée ou de sortie. Un pion que le monstre y pousse y reste.',
            'Une égalité n’empêche pas une pierre de virage de faire tourner le monstre.',
            'Après quatre virages sans issue dans un même pas, le monstre reste sur place, et le pas est perdu.',
            'Une pierre de virage rencontrée en glissant sur le sang fait tourner le monstre, elle aussi, et il glisse plus loin dans ce sens.',
            'Ce qui glisse jusqu’au bord du plateau reste sur le sang.',
            'À la seconde manche, la partie s’achève aussi quand aucun pion n’est sur le plateau ni n’attend dehors.',
            'Au premier tour, un pion qui peut entrer doit entrer : attendre dehors n’est pas l’un des deux. Un pion qui ne peut pas entrer peut rester dehors, et compte.',
            'Le 5 à trois proies peut être la première carte. Seules les cartes à une et à deux proies ne le peuvent pas.',
          ],
        },
      ],
    },
  },
};
export default fr;
