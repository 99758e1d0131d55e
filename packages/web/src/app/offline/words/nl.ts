import type en from './en.ts';

const nl: typeof en = {
  ready: 'Er staat een nieuwe versie klaar. Je krijgt hem bij de volgende start.',
  reload: 'Nu herladen',
};
export default nl;
