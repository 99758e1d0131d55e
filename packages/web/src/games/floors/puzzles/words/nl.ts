import type en from './en.ts';

const nl: typeof en = {
  kinds: {
    monster: 'Voer het monster',
    save: 'Red je figuren',
  },
  names: {
    subjects: [
      'Een souper',
      'Een geeuw',
      'Voetstappen',
      'Een slaapmuts',
      'Gefluister',
      'De kok',
      'De verloren sleutel',
      'Koude tocht',
      'Twee ogen',
      'Een niesbui',
    ],
    settings: [
      'onder de trap',
      'in de provisiekast',
      'om middernacht',
      'achter de boekenkast',
      'in de kelder',
      'bij kaarslicht',
      'in de toren',
      'op de drempel',
      'aan tafel',
    ],
  },
  ask: {
    monster:
      'Verander wat mag en laat het monster dan eindeloos lopen. Het moet alle vijanden opeten en geen van jouw figuren, de ronde blauwe.',
    save: 'Je bent deze ronde als laatste aan de beurt. Zet zo dat geen kaart in de stapel je een figuur kost.',
  },
  hints: {
    token: 'Het gaat om de figuur in het licht.',
    row: (row) => `Kijk langs rij ${row}.`,
    ends: (square) => `Hij moet op ${square} eindigen.`,
    lay: (square) => `De tegel hoort op ${square}.`,
    leave: 'Hij moet het kasteel uit.',
    push: (square) => `Let op de weg: er moet iets geduwd worden. Hij eindigt op ${square}.`,
  },
  why: {
    ownEaten: 'Een van jouw figuren werd opgegeten.',
    repeats: 'Het monster loopt in kringetjes, en er is nog iemand over.',
    costs: (card) => `Bij de kaart ${card} pakt het monster een van je figuren.`,
  },
  done: {
    monster: 'Alle vijanden opgegeten, en de jouwe zijn veilig.',
    save: 'Geen kaart in de stapel kan je nog deren.',
  },
  shapes: ['cirkels', 'vierkanten', 'zeshoeken', 'ruiten', 'schilden', 'klavers', 'zonnen'],
  tokenOn: (shows, square) => `${shows} op ${square}`,
  tokenOutside: (shows) => `${shows} buiten`,
  yours: (shapes, tokens) => `De omringde ${shapes} zijn van jou: ${tokens}.`,
  cards: 'Kaarten in de stapel',
  layHow: 'Tik op een vakje voor de tegel.',
  lay: (square) => `Leg hem op ${square}`,
  moveHow: 'Tik op een figuur in het licht en teken zijn weg.',
  run: 'Laat het lopen',
  ready: 'Er is niets meer te veranderen. Laat het lopen.',
  own: 'Blauw',
  enemy: 'de vijand',
};
export default nl;
