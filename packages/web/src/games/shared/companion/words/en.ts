export default {
  share: 'Share the link',
  another: 'Another one',
  seed: 'Number of this set-up',
  seedAbout: 'The same number gives the same set-up on every device.',
  seedWrong: 'Such a number has six digits.',
  toReferee: 'Take it to the referee',
  mode: 'What are you doing?',
  inHand: 'What does a tap put down?',
  example: 'Show an example',
};
