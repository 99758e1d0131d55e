import type { MenhirsBook } from '../book.ts';

const en: MenhirsBook = {
  title: 'The rules of Menhirs',
  credit:
    'Menhirs is a game for two by Niels Pieterse (NRPGames). This is an unofficial digital version; the rules are told here in our own words.',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        'Fog lies over a moor with tall standing stones, the menhirs. You take turns to move fog. The player whose move leaves no menhir under fog wins at once.',
        'Only a move wins. Taking fog away or laying it down never does. So the player who frees the last menhir wins, and the one who frees the second-last usually regrets it.',
        {
          figure: 'win',
          caption:
            'Five menhirs lie under one cluster. Moved north, or south-east, it frees them all: a win in round 11, the first round of moves, and worth 22 points.',
        },
      ],
    },
    moor: {
      title: 'The board',
      body: [
        'The board has 30 hexagonal places in seven columns, a to g. In each column the places are numbered from the north. One player sits in the north, the other in the south; either may be the start player.',
        'There are 7 menhir tiles, 23 forest tiles and 11 fog tiles. A place holds one fog tile at most. Fog may lie on menhirs and on forest alike.',
        'A menhir turned face down counts as forest for the rest of the game.',
        {
          figure: 'start',
          caption: 'Ready for round 11: five menhirs under fog, two turned face down, and six more fog tiles laid.',
        },
      ],
    },
    moving: {
      title: 'Moving fog',
      body: [
        'Fog tiles that touch, directly or through others, form a cluster. A single tile is a cluster too. On your turn you move one cluster one step in one of six directions: north, north-east, south-east, south, south-west or north-west.',
        {
          list: [
            'The whole cluster goes, and keeps its shape.',
            'Every tile must stay on the board.',
            'No tile may land on fog that stays behind.',
            'You must move. There is always a way.',
            'A menhir that was freed may be covered again.',
          ],
        },
        {
          figure: 'bank',
          caption: 'This cluster of four goes north-east. It frees c3 and d4 and covers no other menhir: a win.',
        },
        { figure: 'edge', caption: 'Along the edge: these five can only go south or south-west. South wins.' },
      ],
    },
    splitting: {
      title: 'Splitting a cluster',
      body: [
        'From a cluster of six tiles or more you may move just a part. At least three tiles go, they hang together, and every piece that stays behind has at least three tiles as well.',
        'After the step, the part may touch the rest again, or another cluster.',
        {
          figure: 'split',
          caption: 'A cluster of six: b2, c2 and d3 go north, free two menhirs and win; a1, a2 and a3 stay.',
        },
      ],
    },
    ko: {
      title: 'Ko: no undoing',
      body: [
        'You may not undo the move your opponent just made: exactly the tiles that moved may not go straight back. A larger or a smaller set may go that way, and your own last move you may undo.',
        'Ko holds even if the moved tiles have joined a larger cluster, and even if you would take a tile away afterwards. It is lifted if your opponent took away one of the tiles after moving them, and when a prolonged game goes back to round 12.',
        {
          figure: 'ko',
          caption:
            'Four tiles came from the north-west: c3, c4, d4 and d5. Exactly these may not go back. All seven may, and so may three of the four.',
        },
      ],
    },
    taking: {
      title: 'Taking fog away',
      body: [
        'After your move you sometimes may, and sometimes must, take one fog tile off the board. You choose which. At least one menhir has to stay under fog.',
        'When that is allowed depends on the variant; see the rounds below.',
      ],
    },
    setup: {
      title: 'Adam Way: the set-up',
      body: [
        'Adam Way, short for Amsterdam Way, is the main variant. All ground tiles are shuffled and laid out face up.',
        'The start player turns one menhir face down, then the other player another. Fog is laid on the five that remain. If you are new to the game, choose so that few of the five are neighbours.',
      ],
    },
    rounds: {
      title: 'Adam Way: the rounds',
      body: [
        'Rounds count down from 12 to 1. In every round but round 12 each player has one turn, the start player first.',
        {
          table: {
            head: ['Round', 'What you do'],
            rows: [
              ['12', 'Lay the other six fog tiles in turn, each on a place without fog. Nobody can win or claim yet.'],
              ['11 to 3', 'Move. Then you may take one tile, three times at most in these rounds.'],
              ['after 3', 'The decision moment: prolong or go on?'],
              ['2 and 1', 'Move, then take one tile: now you must.'],
            ],
          },
        },
        'If both players have taken their three tiles before round 3, the round is finished and the decision moment comes early.',
      ],
    },
    decision: {
      title: 'Adam Way: the decision moment',
      body: [
        'Both players choose at the same time, in secret: prolong, or go on.',
        {
          list: [
            'Both prolong: back to round 12. Each player puts back as many tiles as they took, in turn, on any place without fog, bare menhirs too. Then rounds 11 to 3 again, with three new takings each. The second time there is no choice: it goes straight on to round 2.',
            'Otherwise it goes on with round 2, and it is remembered who chose to go on.',
          ],
        },
        'If nobody has won after round 1: where the game was not prolonged and only one player chose to go on, that player loses and the other gets 12 points. In all other cases it is a tie.',
      ],
    },
    claims: {
      title: 'Adam Way: claiming victory',
      body: [
        'When your opponent has moved, look closely: can you win now? Then you may claim victory, from the moment the move is made until the turn is over, and three seconds more. Not in rounds 12 and 1.',
        {
          list: [
            'Your opponent may not take a tile any more; a tile already taken comes back.',
            'You must play one move now, and ko holds as always.',
            'If it frees the last menhir, you win. Any other move, and you lose.',
          ],
        },
        'So taking a tile does not make up for a careless move, unless your opponent does not claim in time. It does in round 1, and in a game without claims.',
        'The three seconds end early when you begin your own turn. You can also choose 0, 5 or 10 seconds, no limit, or no claims at all.',
        {
          figure: 'claim',
          caption:
            'f4 went north, then b3 was taken. A claim brings b3 back, and the cluster of six wins to the north-east or south-east.',
        },
        'A tip: before that move the player was already trapped. There were six moves, and each of them let the opponent win. Setting such traps is how games are won.',
        {
          figure: 'pitfall',
          caption:
            'Three tiles went south-east, then g1 was taken. Here a claim would lose: with g1 back, ko bars the way back. Without a claim the two tiles that are left may go north-west and win.',
        },
      ],
    },
    points: {
      title: 'Points and tournaments',
      body: [
        'In Adam Way an early win counts more. The loser gets nothing; a tie is 0 to 0.',
        {
          table: {
            head: ['The winner gets', 'Points'],
            rows: [
              ['without prolonging', 'the round plus 11: from 22 down to 12'],
              ['after prolonging', 'the number of the round: from 11 down to 1'],
              ['by a claim, just or unjust', 'counted in the round of the claim'],
              ['because the other went on alone', '12'],
            ],
          },
        },
        'In a tournament wins count first, then points.',
      ],
    },
    v2: {
      title: 'Variant 2.0',
      body: [
        'The ground tiles are turned up one by one, from a1 to g3. The third and the fifth menhir to appear are laid face down. Fog is laid on the other five; the six tiles left are laid in turn.',
        'There are 12 rounds, counted upwards. Each round both players move; in some rounds they must take a tile afterwards. At the table, say aloud what you are going to do before you do it. There are no claims, no decision moment and no voluntary takings.',
        'In which rounds a tile is taken stands on the round track of the printed game. We know it only for round 1, where nothing is taken. Our table, both players in rounds 4, 6, 8, 10 and 12, is a reconstruction; if you own the game you can enter its table when you start.',
        'If no tile may be taken, the taking is skipped. After round 12 without a win it is a draw. The winner’s points are the fog tiles left on the board.',
      ],
    },
    base: {
      title: 'Base game (a reconstruction)',
      body: [
        'As 2.0, but all seven menhirs stay: fog on seven, four tiles to lay. It has a table of takings of its own. We put it together from what is known; it may differ from the printed game.',
      ],
    },
    hidden: {
      title: 'Hidden fog',
      body: [
        'At the table you cannot look under fog. Switch on hidden fog, and what lies under it is shown to nobody: you have to remember. Without it the menhirs shine through.',
        'The set-up is seen by both before the fog comes down.',
      ],
    },
    notation: {
      title: 'Writing a game down',
      body: [
        {
          table: {
            head: ['Written', 'Meaning'],
            rows: [
              ['~c2', 'turn the menhir on c2 face down'],
              ['+c3', 'lay fog on c3'],
              ['f4:N', 'move the whole cluster of f4 north'],
              ['b2.c2.d3:N', 'move this part of a cluster north'],
              ['-b3', 'take the fog from b3'],
              ['!', 'claim victory'],
              ['P, G', 'prolong, go on'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Where we had to decide',
      body: [
        'The printed rules leave a few things open. We read them like this:',
        {
          list: [
            'Every piece left behind by a split needs three tiles. A part that was split off may touch the rest again after its step.',
            'The start player turns a menhir face down first.',
            'At the decision moment both choose in secret and at the same time.',
            'The printed rules have the decision spoken, so there is also the option “aloud”: the start player is asked first. The first to say “go on” alone carries the risk of a tie, and the other is not asked any more.',
            'Whoever claims must play the winning move.',
            'A claim against the last move of a round is still possible in the next round, and at the decision moment too. It counts in the round of that move. Once both have prolonged, it is too late.',
            'If both choose to go on and nobody wins, it is a tie.',
            'The sheet of 2.0 says that one normally does not see what lies under the fog. So fog is hidden in 2.0 between people, and see-through in Adam Way, in the base game and against the computer, which forgets nothing. Each can be chosen.',
          ],
        },
      ],
    },
  },
};
export default en;
