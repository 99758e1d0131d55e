import type { FloorsBook } from '../book.ts';

const en: FloorsBook = {
  title: 'The rules of Finstere Flure',
  credit:
    'Finstere Flure (Fearsome Floors) is a game for 2 to 7 by Friedemann Friese (2F-Spiele, 2f-spiele.de). This is an unofficial digital version; the rules are told here in our own words.',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        'The story in short: from the far north you have carried three treasures to Prince Fieso, to win the fairy Fabula her freedom. But the prince cannot stand strangers. He locks you into his castle, and through its dark halls goes Furunkulus, his monster, who likes nothing better than a late visitor.',
        'Bring your figures from the entrance to the exit on the other side. The monster is dim but reliable: it always goes for the nearest figure it sees.',
        'The player who has all figures out but one wins at once.',
      ],
    },
    hall: {
      title: 'The hall',
      body: [
        'The hall has 156 squares: 16 by 11, with steps cut off two corners. The entrance is at the lower right, the exit at the upper left. The monster begins on the exit square, looking to the right.',
        'Along the walls stand shelves with letters, each letter twice. They show where the monster comes in again when it walks through a wall.',
        { figure: 'hall', caption: 'The basic set-up: eleven stones and two blood pools.' },
      ],
    },
    material: {
      title: 'Figures, cards and tiles',
      body: [
        {
          list: [
            'Playing figures: four each with 2 to 4 players, showing 1, 3, 4 and 5 at first; three each with 5 to 7 players, showing 1, 4 and 5. Front and back add up to seven.',
            'Monster cards (movement tiles in the box): 5, 7, 7, 8, 8, 10, and the hit cards “1 hit” and “2 hits”.',
            'Tiles: 3 stones, 2 crystals, 4 right turning stones, two 180° turning stones, 2 pairs of teleporters, and 2 blood pools, one of 2 by 2 squares and one of 1 by 4. The eleven stones of all kinds are plain stones on their back.',
          ],
        },
      ],
    },
    setup: {
      title: 'The set-up',
      body: [
        'Basic game: eleven plain stones and the two blood pools lie as in the picture above. The player who looks most like the monster starts; in the next game it is the player to the left.',
        'Advanced game: the players take turns to lay one tile of their choice until all 17 lie. Tiles may not overlap or hang over the edge. The entrance, the exit and the two squares beside each of them stay free. Two teleporters may not lie side by side, corner to corner they may; the player who lays one chooses its arrow. Pools may be turned. The player to the left of the one who laid the last tile begins.',
      ],
    },
    round: {
      title: 'A round',
      body: [
        'Beginning with the start player, each player in turn moves one figure, until all figures have moved. Then the top monster card is turned and the monster walks. The start marker passes to the left.',
        'In the first round each player brings in only two figures of their choice; the others are just flipped.',
      ],
    },
    walking: {
      title: 'Moving a figure',
      body: [
        'A figure moves up to the number it shows, not diagonally, with as many turns as you like, even back and forth. It may also stay. In every case it is flipped afterwards.',
        {
          list: [
            'Entering takes one step, for the entrance square. Later in the game a figure may also wait outside; it is flipped all the same.',
            'From the exit square one more step leads out.',
            'You may pass over other figures, counting their squares, but not stop on one.',
            'You may never step onto the monster’s square, onto a teleporter, or off the board.',
            'If all your figures have moved, you are skipped.',
          ],
        },
        { figure: 'walk', caption: 'A 4 on its way: three squares to the right, one up. It is flipped to 3.' },
      ],
    },
    pushing: {
      title: 'Pushing',
      body: [
        'A figure pushes a stone, crystal or turning stone ahead of it: one at a time, onto a free square or onto blood. Another of these stones, a figure, the monster, a teleporter or the edge behind it makes that impossible.',
        'A tile pushed onto the entrance or exit square leaves the game at once. Figures never push figures.',
        { figure: 'push', caption: 'The figure pushes the stone along. Against the second stone it could not go on.' },
      ],
    },
    spills: {
      title: 'Sliding across blood',
      body: [
        'A step into a blood pool carries the figure straight on to the first square behind it, for that one step. A stone standing there is pushed, if it can be.',
        {
          list: [
            'If the way is blocked, the figure stops on the last square of the pool it can reach. It may end its turn there, or go on with another step in any direction, sliding again.',
            'Figures in the way do not stop a slide. But you may not end on one: with your last step you may not enter a pool if the slide would end on a figure.',
            'A stone pushed onto a pool slides across too, or stays on the last free square of it. There it lies until something pushes it on.',
          ],
        },
        { figure: 'spill', caption: 'One step for the slide across four squares of blood, and one more after it.' },
      ],
    },
    looking: {
      title: 'The monster looks',
      body: [
        'Before every step, and once more at the end, the monster looks straight ahead, to the left and to the right; never behind it and never diagonally.',
        'Walls, stones and turning stones end its sight. It sees through crystals and over pools and teleporters. In each direction the first figure counts, at its distance in squares.',
        {
          list: [
            'One figure is nearest: it turns to that one.',
            'Two or three are equally near: it keeps its direction.',
            'It sees nobody: it keeps its direction.',
          ],
        },
        {
          figure: 'look',
          caption:
            'Of the figures in sight, the one on the left is nearest. The one behind the monster’s back does not count.',
        },
        { figure: 'tie', caption: 'Two squares of floor ahead, two squares of blood to the side: a tie, straight on.' },
      ],
    },
    stepping: {
      title: 'The monster steps',
      body: [
        'Then it takes one step ahead. A figure there is eaten. Stones and crystals are pushed, with everything behind them in an unbroken row, figures too. What is pushed over the edge or onto a teleporter is gone; a figure counts as eaten.',
        'What it pushes onto a pool slides across by itself and stops before anything in its way; a figure that slides against a stone pushes it, if the square behind is free.',
        'Over a pool the monster slides in one step, without looking; it eats and pushes what is in its way, and at the edge of the board it goes on through the wall. It comes to rest on blood only if turning stones there leave it no way on.',
        {
          figure: 'basic',
          caption:
            'A walk of eight steps. It slides across the blood and eats a figure, pushes a stone and the figure behind it off the board, one after the other, and eats a third. In the end it turns right: seven squares away it sees the nearest one.',
        },
      ],
    },
    walls: {
      title: 'Through the wall',
      body: [
        'The monster walks through walls. It comes in at the same letter on the other side, in the same step and in the same direction. What stands there is eaten or pushed as usual.',
        { figure: 'wall', caption: 'Out at H at the top, in at H at the bottom.' },
      ],
    },
    special: {
      title: 'Turning stones and teleporters',
      body: [
        'A turning stone right ahead is never pushed by the monster. First it looks: if the nearest figure is to its left or right, it turns there, and the stone does nothing. Otherwise the stone turns it, to the right by a quarter or about by a half, and it steps that way without looking again. If it faces another turning stone it is turned again; after four turns without a way it stays where it is.',
        'On a teleporter it appears in the same step on the partner tile, facing the arrow there.',
        {
          figure: 'advanced',
          caption:
            'Eight steps. The right turning stone ahead does nothing: the monster looks first, and the nearest figure is on its left. Then the teleporter, a figure eaten, the 180° turning stone, and the teleporter back. In the end it pushes a crystal, and the crystal a figure.',
        },
      ],
    },
    cards: {
      title: 'The cards',
      body: [
        'A number tells how many steps the monster takes. With a hit card it walks until one or two figures are eaten, or pushed over the edge or onto a teleporter, which counts as eaten, but 20 steps at most. The step of the last hit is completed; then comes the closing look.',
        'The very first card of the game is never one with one or two hits: if such a card comes, the next one counts, and it is shuffled back in.',
      ],
    },
    effects: {
      title: 'What does what',
      body: [
        {
          table: {
            head: ['', 'A figure', 'The monster looks', 'The monster steps', 'Something pushed against it'],
            rows: [
              [
                'Stone',
                'pushes one',
                'sees no farther',
                'pushes it and the row behind',
                'is pushed along by the monster; stops a figure’s push',
              ],
              ['Crystal', 'pushes one', 'sees through', 'pushes it and the row behind', 'as a stone'],
              [
                'Right turning stone',
                'pushes one',
                'sees no farther',
                'turns right, then steps',
                'as a stone, inside a row',
              ],
              [
                '180° turning stone',
                'pushes one',
                'sees no farther',
                'turns about, then steps',
                'as a stone, inside a row',
              ],
              [
                'Teleporter',
                'may not enter',
                'sees across',
                'goes to the partner, facing its arrow',
                'by the monster: is gone; by a figure: not possible',
              ],
              [
                'Blood pool',
                'slides across in one step',
                'sees across, counts every square',
                'slides across in one step',
                'slides to the far side or stops before what is in the way',
              ],
              [
                'Figure',
                'passes over, may not stop',
                'the nearest one counts',
                'eats it',
                'is pushed along by the monster; stops a figure’s push',
              ],
              [
                'Edge',
                'stops',
                'sees no farther',
                'comes in at the same letter',
                'by the monster: is gone; by a figure: not possible',
              ],
            ],
          },
        },
      ],
    },
    stages: {
      title: 'Two stages and the end',
      body: [
        'The first stage ends after the seventh card; the eighth is not played. In this stage an eaten figure returns to the entrance, showing the side it had, and may enter again from the next round.',
        'Then all eight cards are shuffled for the second stage, which lasts eight rounds. A figure eaten now is out of the game.',
        {
          list: [
            'All but one of your figures out: you win at once.',
            'The last card has been played, or no figure is left in play: the game is over. Most figures out wins; if that is equal, the player who got there first. Nobody out: no winner.',
            'A figure pushed off the board at the exit corner counts as eaten.',
          ],
        },
      ],
    },
    options: {
      title: 'Options and numbers of players',
      body: [
        {
          list: [
            'With 2 players, do not bring two figures out too early: the other then has more figures to move, and the last word before the monster walks.',
            'With 6 or 7 players the hall is crowded, and the 5 may count as “3 hits”: agree on it before you begin.',
            'The second stage may end after seven cards too, as in some editions.',
            'Tiles may be laid at random instead of one by one.',
          ],
        },
      ],
    },
    puzzles: {
      title: 'Monster puzzles',
      body: [
        'In our monster puzzles the monster walks without end. Before that you may make a few changes: move marked figures within their number, or lay a tile. The puzzle is solved when all enemies are eaten, and lost when one of your own is, or when everything begins to repeat.',
      ],
    },
    notation: {
      title: 'Writing a game down',
      body: [
        'Squares are named by a letter for the column, a to p from the left, and a number for the row, 1 to 11 from the bottom. The exit is a11, the entrance p1.',
        {
          table: {
            head: ['Written', 'Meaning'],
            rows: [
              ['A4:p1-p2-o2', 'the 4 of player A enters and goes on; of a slide only its end is named'],
              ['A4:.', 'it stays, or waits outside'],
              ['A4:a11-exit', 'it leaves'],
              ['lay s@c9', 'a stone is laid on c9'],
              ['card 8', 'the monster walks eight steps'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Where we had to decide',
      body: [
        'The printed rules and their translations differ here and there. We read them like this:',
        {
          list: [
            'Three squares stay free at the entrance, and three at the exit.',
            'A tile leaves the game when it is pushed onto the entrance or the exit square. A figure that the monster pushes there stays.',
            'A tie does not keep a turning stone from turning the monster.',
            'After four turns within one step without a way the monster stays where it is, and the step is used up.',
            'A turning stone that the monster meets while sliding across blood turns it, too, and it slides on in that direction.',
            'What slides to the edge of the board stays on the blood.',
            'In the second stage the game also ends when no figure is on the board or waiting outside.',
            'In the first round a figure that can enter must enter: waiting outside is not one of the two. A figure that cannot enter may stay outside, and counts.',
            'The 5 as three hits may be the first card. Only the cards with one and two hits may not.',
          ],
        },
      ],
    },
  },
};
export default en;
