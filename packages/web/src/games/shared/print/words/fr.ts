import type en from './en.ts';

const fr: typeof en = {
  solutions: 'Solutions',
};
export default fr;
