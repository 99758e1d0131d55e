import type { MenhirsBook } from '../book.ts';

const en: MenhirsBook = {
  title: 'The rules of Menhirs',
  credit:
    'Menhirs is a game for two by Niels Pieterse (NRPGames). This is an unofficial digital version; the rules are told here in our own words.',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        'Fog lies over a moor with standing stones, the menhirs. You take turns to move fog. The player whose move leaves no menhir under fog wins at once.',
        'Only a move wins. Taking fog away or laying it down never does. So the one who frees the last stone wins, and the one who frees the second-last usually regrets it.',
        {
          figure: 'win',
          caption:
            'Five stones lie under one bank. Moved north, or south-east, it frees them all: a win in the first round of moves.',
        },
      ],
    },
    moor: {
      title: 'The moor',
      body: [
        'The board has 30 hexagonal places in seven columns, a to g. In each column the places are numbered from the north. One player sits in the north, the other in the south.',
        'There are 7 menhir tiles, 23 forest tiles and 11 fog tiles. A place holds one fog tile at most. Fog may lie on stones and on forest alike.',
        'A menhir turned face down counts as forest for the rest of the game.',
        { figure: 'start', caption: 'Ready to move: five stones under fog, six more tiles laid by the players.' },
      ],
    },
    moving: {
      title: 'Moving fog',
      body: [
        'Fog tiles that touch, directly or through others, form a bank. A single tile is a bank too. On your turn you move one bank one step in one of six directions: north, north-east, south-east, south, south-west or north-west.',
        {
          list: [
            'The whole bank goes, and keeps its shape.',
            'Every tile must stay on the moor.',
            'No tile may land on fog that stays behind.',
            'You must move. There is always a way.',
            'A stone that was freed may be covered again.',
          ],
        },
        { figure: 'bank', caption: 'This bank of four goes north-east. It frees c3 and d4 and covers no other stone.' },
        { figure: 'edge', caption: 'Along the edge: these five can only go south or south-west.' },
      ],
    },
    splitting: {
      title: 'Splitting a bank',
      body: [
        'From a bank of six tiles or more you may move just a part. At least three tiles go, they hang together, and every piece that stays behind has at least three tiles as well.',
        'After the step, the part may touch the rest again, or another bank.',
        { figure: 'split', caption: 'A bank of six: b2, c2 and d3 go north and free two stones; a1, a2 and a3 stay.' },
      ],
    },
    ko: {
      title: 'No undoing',
      body: [
        'You may not undo the move your opponent just made: exactly the tiles that moved may not go straight back. A larger or a smaller set may go that way, and your own last move you may undo.',
        'The ban holds even if the moved tiles have joined a larger bank. It is lifted if your opponent took away one of them after moving.',
        {
          figure: 'ko',
          caption:
            'Four tiles came from the north-west. These four may not go back; all seven may, and so may three of them.',
        },
      ],
    },
    taking: {
      title: 'Taking fog away',
      body: [
        'After your move you sometimes may, and sometimes must, take one fog tile off the moor. You choose which. At least one menhir has to stay under fog.',
        'When that is allowed depends on the variant; see the rounds below.',
      ],
    },
    setup: {
      title: 'Adam Way: the set-up',
      body: [
        'Adam Way, short for Amsterdam Way, is the main variant. All ground tiles are shuffled and laid out face up.',
        'The first player turns one menhir face down, then the second player turns another. Fog is laid on the five that remain. If you are new to the game, turn stones so that few of the others are neighbours.',
      ],
    },
    rounds: {
      title: 'Adam Way: the rounds',
      body: [
        'Rounds count down from 12 to 1. In each round both players have one turn, the first player first.',
        {
          table: {
            head: ['Round', 'What you do'],
            rows: [
              ['12', 'Lay the other six fog tiles in turn, each on a place without fog. Nobody can win or claim yet.'],
              ['11 to 3', 'Move. Then you may take one tile, three times at most in these rounds.'],
              ['after 3', 'The decision: prolong or go on?'],
              ['2 and 1', 'Move, then take one tile: now you must.'],
            ],
          },
        },
        'If both players have taken their three tiles before round 3, the round is finished and the decision comes early.',
      ],
    },
    decision: {
      title: 'Adam Way: the decision',
      body: [
        'Both players choose at the same time, in secret: prolong, or go on.',
        {
          list: [
            'Both prolong: back to round 12. Each player puts back as many tiles as they took, in turn, on any place without fog, bare stones too. Then rounds 11 to 3 again, with three new takings each. The second time there is no choice: it goes straight on to round 2.',
            'Otherwise it goes on with round 2, and it is remembered who wished to go on.',
          ],
        },
        'If nobody has won after round 1: where the game was not prolonged and only one player wished to go on, that player loses and the other gets 12 points. In all other cases it is a tie.',
      ],
    },
    claims: {
      title: 'Adam Way: claiming victory',
      body: [
        'A careless move cannot be repaired by taking a tile. From the moment your opponent has moved until the end of that turn, and three seconds more, you may claim that you have a winning move. Not in rounds 12 and 1.',
        {
          list: [
            'Your opponent may not take a tile any more; a tile already taken comes back.',
            'You must play one move now. Undoing the last move stays barred.',
            'If it frees the last stone, you win. Any other move, and you lose.',
          ],
        },
        'The three seconds end early when you begin your own turn. You can also choose 0, 5 or 10 seconds, no limit, or no claims at all.',
        {
          figure: 'claim',
          caption:
            'f4 went north, then b3 was taken. A claim brings b3 back, and the bank of six wins to the north-east or south-east.',
        },
        {
          figure: 'pitfall',
          caption:
            'Three tiles went south-east, then g1 was taken. Here a claim would lose: with g1 back, the way back is barred. Without a claim the two tiles may go north-west and win.',
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
        'There are 12 rounds, counted upwards. Each round both players move; in some rounds they must take a tile afterwards. There are no claims, no decision and no voluntary takings.',
        'In which rounds a tile is taken stands on the round marker of the printed game. We know it only for round 1, where nothing is taken. Our table, both players in rounds 4, 6, 8, 10 and 12, is a reconstruction; if you own the marker you can enter its table when you start a game.',
        'If no tile may be taken, the taking is skipped. After round 12 without a win it is a draw. The winner’s points are the fog tiles left on the moor.',
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
        'At the table you cannot look under fog. Switch on hidden fog, and what lies under it is shown to nobody: you have to remember. Without it the stones shine through.',
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
              ['f4:N', 'move the whole bank of f4 north'],
              ['b2.c2.d3:N', 'move this part of a bank north'],
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
        'The printed rules leave a few things open. We read them like this: every piece left behind by a split needs three tiles; the first player turns a menhir first; the decision is secret; whoever claims must play the winning move; if both wish to go on and nobody wins, it is a tie.',
      ],
    },
  },
};
export default en;
