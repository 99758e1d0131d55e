import type en from './en.ts';

const fr: typeof en = {
  begin: 'Commencer',
  yourStrength: (level) => `${level} : à peu près votre force.`,
};
export default fr;
