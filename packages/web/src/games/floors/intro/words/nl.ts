import type en from './en.ts';

const nl: typeof en = {
  lesson: 'Het kasteel uit, voordat het monster je vindt.',
  rules: (designer) => `Een spel voor 2 tot 7 van ${designer}`,
  companion: 'Rondes en kaarten. En een scheidsrechter die het monster stap voor stap voor je laat lopen.',
};
export default nl;
