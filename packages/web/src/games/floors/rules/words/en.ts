import type { FloorsBook } from '../book.ts';

const en: FloorsBook = {
  title: 'The rules of Finstere Flure',
  credit:
    'Finstere Flure (Fearsome Floors) is a game for 2 to 7 by Friedemann Friese (2F-Spiele). This is an unofficial digital version; the rules are told here in our own words.',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        'You are lost in a castle at night, and so is a hungry monster. Bring your tokens from the entrance to the exit on the other side. The monster is dim but reliable: it always goes for the nearest token it sees.',
        'Whoever has all of their tokens out but one wins at once.',
      ],
    },
    hall: {
      title: 'The hall',
      body: [
        'The hall has 156 squares: 16 by 11, with steps cut off two corners. The entrance is at the lower right, the exit at the upper left. The monster begins on the exit square, looking to the right.',
        'Along the walls stand shelves with letters, each letter twice. They show where the monster comes in again when it walks through a wall.',
        { figure: 'hall', caption: 'The basic set-up: eleven stones and two spills.' },
      ],
    },
    material: {
      title: 'Tokens, cards and tiles',
      body: [
        {
          list: [
            'Tokens: four each with 2 to 4 players, showing 1, 3, 4 and 5 at first; three each with 5 to 7 players, showing 1, 4 and 5. Front and back add up to seven.',
            'Monster cards: 5, 7, 7, 8, 8, 10, and the bite cards “1 bite” and “2 bites”.',
            'Tiles: 3 stones, 2 crystals, 4 right-turn stones, 2 half-turn stones, 2 pairs of teleporters, and 2 spills of blood, one of 2 by 2 squares and one of 1 by 4. The eleven stones of all kinds are plain stones on their back.',
          ],
        },
      ],
    },
    setup: {
      title: 'The set-up',
      body: [
        'Basic game: eleven plain stones and the two spills lie as in the picture above.',
        'Advanced game: the players take turns to lay one tile of their choice until all 17 lie. Tiles may not overlap or hang over the edge. The corner squares of entrance and exit and the two squares beside each stay free. Two teleporters may not be side by side; whoever lays one chooses its arrow. The player left of whoever laid the last tile begins.',
      ],
    },
    round: {
      title: 'A round',
      body: [
        'Beginning with the start player, everybody in turn moves one of their tokens, until all tokens have moved. Then the top monster card is turned and the monster walks. The start marker passes to the left.',
        'In the first round everybody moves only two tokens of their choice; the others are just flipped.',
      ],
    },
    walking: {
      title: 'Moving a token',
      body: [
        'A token moves up to the number it shows, not diagonally, with as many turns as you like, even back and forth. It may also stay. In every case it is flipped afterwards.',
        {
          list: [
            'Entering costs one point for the entrance square. A token may also wait outside; it is flipped all the same.',
            'From the exit square one more point leads out.',
            'You may pass over other tokens, counting their squares, but not stop on one.',
            'You may never step onto the monster’s square, onto a teleporter, or off the board.',
            'If all your tokens have moved, you are skipped.',
          ],
        },
        { figure: 'walk', caption: 'A 4 on its way: three squares to the right, one up. It is flipped to 3.' },
      ],
    },
    pushing: {
      title: 'Pushing',
      body: [
        'A token pushes a stone, crystal or turn stone ahead of it: one at a time, onto a free square. A tile, a token, the monster, a teleporter or the edge behind it makes that impossible.',
        'A tile pushed onto the entrance or exit square leaves the game at once. Tokens never push tokens.',
        { figure: 'push', caption: 'The token pushes the stone along. Against the second stone it could not go on.' },
      ],
    },
    spills: {
      title: 'Sliding on blood',
      body: [
        'Stepping onto a spill costs one point and carries the token straight on to the first square behind it. A stone standing there is pushed, if it can be.',
        {
          list: [
            'If the way is blocked, the token stops on the last square of the spill it can reach. It may end its turn there, or go on with another point in any direction, sliding again.',
            'Tokens in the way do not stop a slide. But you may not end on them: with your last point you may not start a slide that ends on a token.',
            'A stone pushed onto a spill slides across too, or stays on the last free square of it.',
          ],
        },
        { figure: 'spill', caption: 'One point for the slide across four squares, one for the step after it.' },
      ],
    },
    looking: {
      title: 'The monster looks',
      body: [
        'Before every step, and once more at the end, the monster looks straight ahead, to the left and to the right; never behind it and never diagonally.',
        'Walls, stones and turn stones end its sight. It sees through crystals and over spills and teleporters. In each direction the first token counts, at its distance in squares.',
        {
          list: [
            'One token is nearest: it turns to that one.',
            'Two or three are equally near: it keeps its direction.',
            'It sees nobody: it keeps its direction.',
          ],
        },
        { figure: 'look', caption: 'The token on the left is nearest in sight. The one behind it does not count.' },
        { figure: 'tie', caption: 'Two squares of floor ahead, two squares of blood to the side: a tie, straight on.' },
      ],
    },
    stepping: {
      title: 'The monster steps',
      body: [
        'Then it takes one step ahead. A token there is eaten. Stones and crystals are pushed, with everything behind them in an unbroken row, tokens too. What is pushed over the edge or onto a teleporter is gone; a token counts as eaten.',
        'Over a spill the monster slides in one step, without looking; it eats and pushes what is in its way, and never stops on blood.',
        {
          figure: 'basic',
          caption:
            'A walk of eight steps: it eats two tokens, pushes one off the board together with the stone, and looks back to the left in the end.',
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
      title: 'Turn stones and teleporters',
      body: [
        'A turn stone right ahead is never pushed by the monster. First it looks: somebody nearest to the left or right goes before the stone. Otherwise the stone turns it, to the right by a quarter or about by a half, and it steps that way without looking again. If it faces another turn stone it is turned again; after four turns without a way it stays where it is.',
        'On a teleporter it appears in the same step on the partner tile, facing the arrow there.',
        {
          figure: 'advanced',
          caption:
            'Eight steps with everything in them: a right-turn stone, a teleporter, a meal, a half turn, the teleporter back, and a crystal pushed against a token.',
        },
      ],
    },
    cards: {
      title: 'The cards',
      body: [
        'A number tells how many steps the monster takes. With a bite card it walks until one or two tokens are eaten or pushed out, but 20 steps at most. The step of the last bite is completed; then comes the closing look.',
        'The very first card of the game is never a bite card.',
      ],
    },
    effects: {
      title: 'What does what',
      body: [
        {
          table: {
            head: ['', 'A token', 'The monster looks', 'The monster steps', 'Something pushed against it'],
            rows: [
              [
                'Stone',
                'pushes one',
                'sees no farther',
                'pushes it and the row behind',
                'is pushed along by the monster; stops a token’s push',
              ],
              ['Crystal', 'pushes one', 'sees through', 'pushes it and the row behind', 'as a stone'],
              [
                'Right-turn stone',
                'pushes one',
                'sees no farther',
                'turns right, then steps',
                'as a stone, inside a row',
              ],
              [
                'Half-turn stone',
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
                'by the monster: is gone; by a token: not possible',
              ],
              [
                'Spill',
                'slides across for one point',
                'sees across, counts every square',
                'slides across in one step',
                'slides to the far side or stops before what is in the way',
              ],
              [
                'Token',
                'passes over, may not stop',
                'the nearest one counts',
                'eats it',
                'is pushed along by the monster; stops a token’s push',
              ],
              [
                'Edge',
                'stops',
                'sees no farther',
                'comes in at the same letter',
                'by the monster: is gone; by a token: not possible',
              ],
            ],
          },
        },
      ],
    },
    stages: {
      title: 'Two stages and the end',
      body: [
        'The first stage ends after the seventh card; the eighth is not played. In this stage an eaten token returns to the entrance, showing the side it had, and may enter again from the next round.',
        'Then all eight cards are shuffled for the second stage. A token eaten now is out of the game.',
        {
          list: [
            'All but one of your tokens out: you win at once.',
            'The last card has been played, or no token is left in play: the game is over. Whoever brought out most tokens wins; if that is equal, whoever reached the number first. Nobody out: no winner.',
            'A token pushed off the board at the exit corner counts as eaten.',
          ],
        },
      ],
    },
    options: {
      title: 'Options',
      body: [
        {
          list: [
            'With 6 or 7 players the 5 may count as “3 bites”.',
            'The second stage may end after seven cards too, as some editions have it.',
            'Tiles may be laid at random instead of one by one.',
          ],
        },
      ],
    },
    puzzles: {
      title: 'Monster puzzles',
      body: [
        'In our monster puzzles the monster walks without end. Before that you may make a few changes: move marked tokens within their number, or lay a tile. The puzzle is solved when all enemies are eaten, and lost when one of your own is, or when everything begins to repeat.',
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
        'The printed rules and their translations differ here and there. We read them like this: three squares stay free at entrance and exit; a tile leaves the game when pushed onto such a corner square; a tie does not keep a turn stone from turning the monster; a thing that slides to the edge of the board stays on the spill; the game also ends in the second stage when no token is on the board or waiting outside.',
      ],
    },
  },
};
export default en;
