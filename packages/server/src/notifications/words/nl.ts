import type en from './en.ts';

const words: typeof en = {
  games: { menhirs: 'Menhirs', floors: 'Finstere Flure' },
  sentences: {
    turn: 'Je bent aan de beurt.',
    question: 'Een speler heeft een vraag voor je.',
    rematch: 'Je wordt gevraagd voor nog een partij.',
    round: 'De volgende ronde begint.',
    'check-in': 'De volgende ronde begint. Meld je, of je verliest je bord.',
    start: 'Meld je voor de eerste ronde van je toernooi.',
    newcomer: 'Een speler wil graag aan je tafel komen zitten.',
    invitation: 'Je bent uitgenodigd voor een partij.',
    trial: 'Zo word je voortaan geroepen.',
  },
  left: (hours) => (hours === 1 ? 'Je hebt nog 1 uur.' : `Je hebt nog ${hours} uur.`),
  together: (count) => (count === 1 ? 'Er wacht 1 partij op je.' : `Er wachten ${count} partijen op je.`),
};
export default words;
