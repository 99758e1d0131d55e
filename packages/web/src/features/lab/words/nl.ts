import type en from './en.ts';

const nl: typeof en = {
  title: 'Laboratorium',
  lead: 'Computerspelers spelen een variant heel vaak, en je ziet hoe die is: wie wint, hoe lang het duurt, waar het gebeurt.',
  game: 'Spel',
  variant: 'Wat wordt gemeten?',
  compare: 'Met een andere variant vergelijken',
  compareAbout: 'Beide worden gespeeld, en je ziet welke verschillen echt zijn.',
  otherVariant: 'De andere variant',
  players: 'Wie speelt er?',
  allSeats: 'Niveau van alle spelers',
  different: 'Verschillende niveaus',
  differentAbout: 'Ze wisselen elk spel van plaats. Zo zie je hoeveel vaardigheid telt.',
  games: 'Spellen',
  positions: 'Bekeken stellingen per beurt',
  seed: 'Startgetal',
  seedAbout: 'Hetzelfde startgetal geeft dezelfde spellen.',
  measure: 'Meten',
  playing: 'De computerspelers spelen',
  progress: (done, of) => `${done} van ${of} spellen`,
  change: 'Instellingen',
  moreGames: 'Meer spellen',
  figures: 'Cijfers',
  summary: (game, variants, games, levels) =>
    `${game}: ${variants.join(' en ')}. ${variants.length === 1 ? '' : 'Van elk '}${games} spellen, ${levels.length === 1 ? `alle spelers: ${levels[0]}` : levels.join(', ')}.`,
  skillTitle: (level, score) => `${level} scoort ${score}`,
  skillNote:
    'Wat een plaats van elk niveau gemiddeld kreeg: winst is 100%, een gelijkspel wordt gedeeld. Met intervallen van 95%.',
  wins: (level) => `${level} wint`,
  score: (level) => `Score van ${level}`,
  counted: 'Wat is geteld',
  difference: 'verschil',
  differences: {
    differs: 'een echt verschil',
    'may-be-chance': 'kan toeval zijn',
    'too-few-games': 'te weinig spellen om iets te zeggen',
  },
  noDifference: 'Geen verschil dat meer is dan toeval',
  realDifferences: (real, of) =>
    real === 1 ? `1 van ${of} cijfers verschilt echt` : `${real} van ${of} cijfers verschillen echt`,
  comparisonNote:
    '≠ een echt verschil (99%), ≈ kan toeval zijn. De assen lopen van 0 tot 100%, met intervallen van 95%.',
  allFigures: 'Alle cijfers',
  interval: (low, high) => `${low} tot ${high}`,
  habit: 'Met intervallen van 95%. De cijfers zeggen evenveel over de computerspelers als over het spel.',
  unreadable: {
    options: 'Deze link noemt een variant die niet bestaat. Hier zijn de gewone instellingen.',
    levels: 'Deze link noemt spelers die niet bestaan, of niet één voor elke plaats. Hier zijn de gewone instellingen.',
    number: 'Deze link noemt een getal dat te groot is of geen getal is. Hier zijn de gewone instellingen.',
  },
};
export default nl;
