import type en from './en.ts';

const de: typeof en = {
  ready: 'Eine neue Version ist bereit. Du bekommst sie beim nächsten Start.',
  reload: 'Jetzt neu laden',
};
export default de;
