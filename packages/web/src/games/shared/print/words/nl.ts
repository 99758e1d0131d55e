import type en from './en.ts';

const nl: typeof en = {
  solutions: 'Oplossingen',
};
export default nl;
