import type en from './en.ts';

const nl: typeof en = {
  kinds: {
    monster: 'Voer het monster',
    save: 'Red je fiches',
  },
  ask: {
    monster:
      'Verander wat mag en laat het monster dan eindeloos lopen. Het moet alle vijanden opeten en geen van jouw fiches, de ronde blauwe.',
    save: 'Je bent deze ronde als laatste aan de beurt. Zet zo dat geen kaart in de stapel je een fiche kost.',
  },
  hints: {
    token: 'Het gaat om het fiche in het licht.',
    row: (row) => `Kijk langs rij ${row}.`,
    ends: (square) => `Het moet op ${square} eindigen.`,
    lay: (square) => `De tegel hoort op ${square}.`,
    leave: 'Het moet het kasteel uit.',
    push: (square) => `Let op de weg: er moet iets geduwd worden. Het eindigt op ${square}.`,
  },
  why: {
    ownEaten: 'Een van jouw fiches werd opgegeten.',
    repeats: 'Het monster loopt in kringetjes, en er is nog iemand over.',
    costs: (card) => `Bij de kaart ${card} pakt het monster een van je fiches.`,
  },
  done: {
    monster: 'Alle vijanden opgegeten, en de jouwe zijn veilig.',
    save: 'Geen kaart in de stapel kan je nog deren.',
  },
  cards: 'Kaarten in de stapel',
  layHow: 'Tik op een vakje voor de tegel.',
  lay: (square) => `Leg hem op ${square}`,
  moveHow: 'Tik op een fiche in het licht en teken zijn weg.',
  run: 'Laat het lopen',
  ready: 'Er is niets meer te veranderen. Laat het lopen.',
  own: 'Blauw',
  enemy: 'de vijand',
};
export default nl;
