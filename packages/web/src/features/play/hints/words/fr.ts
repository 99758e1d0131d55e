import type en from './en.ts';

const fr: typeof en = {
  title: 'Que pourrais-je jouer ?',
  thinking: 'Je regarde…',
  nothing: 'Il n’y a rien à dire sur ce moment. Fiez-vous à votre flair.',
  another: (number, of) => `Tour ${number} sur ${of} : montrer le suivant`,
};
export default fr;
