import type en from './en.ts';

const words: typeof en = {
  games: { menhirs: 'Menhirs', floors: 'Finstere Flure' },
  sentences: {
    turn: 'Du bist am Zug.',
    question: 'Jemand am Tisch hat eine Frage an dich.',
    rematch: 'Du wirst zu einer weiteren Partie eingeladen.',
    round: 'Die nächste Runde beginnt.',
    'check-in': 'Die nächste Runde beginnt. Melde dich, sonst verlierst du dein Brett.',
    start: 'Melde dich zur ersten Runde deines Turniers.',
    newcomer: 'Jemand möchte sich an deinen Tisch setzen.',
    invitation: 'Du bist zu einer Partie eingeladen.',
    trial: 'So wirst du künftig gerufen.',
  },
  left: (hours) => (hours === 1 ? 'Du hast noch 1 Stunde Zeit.' : `Du hast noch ${hours} Stunden Zeit.`),
  together: (count) => (count === 1 ? '1 Partie wartet auf dich.' : `${count} Partien warten auf dich.`),
};
export default words;
