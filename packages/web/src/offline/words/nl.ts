import type en from './en.ts';

const nl: typeof en = {
  ready: 'Er staat een nieuwe versie klaar. Die begint bij de volgende start.',
  reload: 'Nu herladen',
};
export default nl;
