export default {
  title: 'On the home screen',
  about:
    'Installed, Speeltafel opens like an app: with the whole screen, without a network, and with the files of games that you open.',
  install: 'Install',
  onApple:
    'Tap Share in the browser, then “Add to Home Screen”. From there Speeltafel can also notify you when it is your turn.',
};
