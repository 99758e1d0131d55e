import type en from './en.ts';

const de: typeof en = {
  begin: 'Los geht’s',
  yourStrength: (level) => `${level}: etwa deine Stärke.`,
};
export default de;
