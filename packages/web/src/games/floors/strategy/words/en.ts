export default {
  steps: {
    hide: {
      title: 'Hiding',
      text: 'The monster sees along rows and columns, and a stone ends its view. Out of its way and behind a stone, no card reaches you.',
      task: 'Second stage; the cards 5, 7, 8 and 10 are left. Move your 2 so that none of them costs it.',
      hint: 'Slide through the blood. Behind the stone on h7 the monster does not see you.',
      done: 'It looks your way and sees a stone. Two squares were safe from all four cards, this was one of them.',
    },
    lure: {
      title: 'Luring',
      text: 'The monster turns to the nearest figure it sees. Stand where it sees you, but cannot catch you: on its way it meets the others.',
      task: 'The cards 5, 7 and 8 are left. Move your 5 so that each of them costs the other player a figure, and none of them yours.',
      hint: 'Step into row 5, where the monster stands. One square is enough.',
      done: 'It turns to you, takes one step, and sees a nearer figure. You were only the bait.',
    },
    sight: {
      title: 'Pushing the cover away',
      text: 'A figure behind a stone feels safe. Push the stone, and the monster sees it. You move last, so there is no time to run.',
      task: 'The cards 5, 8 and 10 are left. A figure hides on i7, behind a stone. Let the monster see it, and stay safe yourself.',
      hint: 'Go to h6, then on to j6: you push the stone along.',
      done: 'The stone went along with you, and the monster looks straight at the figure on i7.',
    },
    count: {
      title: 'Counting the cards',
      text: 'The cards that were played do not come again. Sometimes no square is quite safe: then choose the one that the fewest cards reach.',
      task: 'Four cards are left: 5, 7, 8 and 10. Find the square where only one of them costs your 4.',
      hint: 'The monster comes along row 7 into your column, and turns to you. Run away from it, as far as you can.',
      done: 'Only the 10 gets you here: one card in four instead of three.',
    },
    hits: {
      title: 'When only hits are left',
      text: 'With a hit card the monster walks until it has caught one or two figures. Being safe is not enough: others must be nearer than you.',
      task: 'The cards 1 hit and 2 hits are left. Move your 4 so that others feed the monster with both of them.',
      hint: 'Go straight along row 8, through the blood, to the far side of the monster.',
      done: 'It catches the others first, and stops. With two hits it takes both of theirs.',
    },
    early: {
      title: 'Two out too early',
      text: 'For two players: if you bring two figures out early, you have only two left to move, and the other player moves the last ones unanswered.',
      task: 'The other player has two figures out and has moved the other two. You move twice in a row. The cards 5, 7 and 10 are left: let each of them cost a figure of theirs, and none of yours.',
      hint: 'One figure steps behind the monster’s back. The other lures it along row 3.',
      done: 'Two moves in a row, and no answer: that is why two figures out too early are dangerous.',
    },
  },
  why: {
    eaten: (card: string) => `With the card ${card} the monster gets your figure. Watch.`,
    spared: (card: string) => `With the card ${card} the monster eats no one else. Watch.`,
    risky: (cards: number, of: number) => `${cards} of the ${of} cards left cost your figure here. Watch one of them.`,
  },
};
