import type en from './en.ts';

const nl: typeof en = {
  about: 'Glip langs een slaperig monster het kasteel uit. Het gaat af op de dichtstbijzijnde figuur die het ziet.',
  players: (designer) => `2 tot 7 spelers, van ${designer}`,
  hints: 'in Finstere Flure zijn figuren in gevaar gemarkeerd',
  lesson: 'Het kasteel uit, voordat het monster je vindt.',
  rules: (designer) => `Een spel voor 2 tot 7 van ${designer}`,
  companion: 'Rondes en kaarten. En een scheidsrechter die het monster stap voor stap voor je laat lopen.',
};
export default nl;
