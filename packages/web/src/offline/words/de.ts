import type en from './en.ts';

const de: typeof en = {
  ready: 'Eine neue Version ist da. Sie beginnt mit dem nächsten Start.',
  reload: 'Jetzt neu laden',
};
export default de;
