export default {
  title: 'Notifications',
  about:
    'Close the page and go about your day: we notify you when a game waits for you. The message passes through the service of your browser’s maker, which cannot read it.',
  needName: 'Notifications are for games with other people. They see your name, so choose one first.',
  here: 'Notify me on this device',
  hereAbout: 'Your turn, questions, invitations, rounds of tournaments, and time that runs out.',
  others: (count: number): string =>
    count === 1 ? 'One other device is notified too.' : `${count} other devices are notified too.`,
  install:
    'On iPhone and iPad, add Speeltafel to the home screen first: tap Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  denied:
    'This browser does not allow Speeltafel to notify you. Allow it in the settings of the browser, then come back.',
  none: 'This browser cannot notify you at this address. A webhook can.',
  trial: 'Send me one now',
  sent: 'It is on its way.',
  quiet: 'Quiet hours',
  quietAbout: (zone: string) =>
    `Messages wait until they are over, except about rounds that begin and turns that would time out. Your time zone: ${zone}.`,
  from: 'from',
  until: 'until',
  webhook: 'Webhook',
  webhookAbout: 'Messages also go to an address of yours, for example to a channel in Discord.',
  address: 'Address of the webhook',
  save: 'Save',
  goesTo: (host: string) => `Messages go to ${host}.`,
  failing: 'The last one did not come through.',
  remove: 'Remove',
  secret: 'The key that signs the messages, shown only now:',
  ask: 'Shall we notify you when it is your turn?',
  yes: 'Notify me',
  on: 'You will be notified.',
  why: {
    'private-address': 'This address is in a private network, where messages do not go.',
    'bad-address':
      'A message cannot be sent there. The address begins with https:// and names a server that can be found.',
    'bad-subscription': 'This browser has sent something that cannot be used. Try again.',
    'no-notifications': 'Switch something on first.',
    cancelled: 'The browser has not allowed it.',
  },
};
