import type en from './en.ts';

const words: typeof en = {
  games: { menhirs: 'Menhirs', floors: 'Finstere Flure' },
  sentences: {
    turn: 'C’est à vous de jouer.',
    question: 'Un joueur vous pose une question.',
    rematch: 'On vous propose une autre partie.',
    round: 'La ronde suivante commence.',
    'check-in': 'La ronde suivante commence. Présentez-vous, ou vous perdez votre partie.',
    start: 'Présentez-vous pour la première ronde de votre tournoi.',
    newcomer: 'Un joueur voudrait s’asseoir à votre table.',
    invitation: 'Vous êtes invité à une partie.',
    trial: 'Voilà comment vous serez appelé.',
  },
  left: (hours) => (hours === 1 ? 'Il vous reste 1 heure.' : `Il vous reste ${hours} heures.`),
  together: (count) => (count === 1 ? '1 partie vous attend.' : `${count} parties vous attendent.`),
};
export default words;
