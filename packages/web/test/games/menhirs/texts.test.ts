/** Proves with the rules what the rules page and the lesson of Menhirs claim about their positions. */
import { fromSeed, menhirs, menhirsKit, type Seat } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { pointsFor } from '../../../src/games/menhirs/adam-points.ts';
import { menhirsSteps } from '../../../src/games/menhirs/lessons/steps.ts';
import type lessonEn from '../../../src/games/menhirs/lessons/words/en.ts';
import type printEn from '../../../src/games/menhirs/print/words/en.ts';
import type { MenhirsBook, MenhirsFigure } from '../../../src/games/menhirs/rules/book.ts';
import { FIGURES } from '../../../src/games/menhirs/rules/examples.ts';
import type playEn from '../../../src/games/menhirs/words/en.ts';
import { byLanguage, captionOf, type InAllLanguages, says } from '../says.ts';

const books = byLanguage<MenhirsBook>(
  import.meta.glob('../../../src/games/menhirs/rules/words/??.ts', { eager: true, import: 'default' }),
);
const lessons = byLanguage<typeof lessonEn>(
  import.meta.glob('../../../src/games/menhirs/lessons/words/??.ts', { eager: true, import: 'default' }),
);
const handOuts = byLanguage<typeof printEn>(
  import.meta.glob('../../../src/games/menhirs/print/words/??.ts', { eager: true, import: 'default' }),
);

const play = byLanguage<typeof playEn>(
  import.meta.glob('../../../src/games/menhirs/words/??.ts', { eager: true, import: 'default' }),
);

type Position = menhirsKit.Position;
const { cluster, makePlaces, size } = menhirsKit;

function read(text: string): Position {
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}
const places = (text: string): menhirsKit.PlaceSet => {
  const set = menhirsKit.parsePlaces(text);
  if (!set.ok) throw new Error(set.refusal.message);
  return set.value;
};
/** The position after these actions, or the code of the refusal. */
function played(start: Position, ...texts: readonly string[]): Position | string {
  let position = start;
  for (const text of texts) {
    const parsed = menhirs.parseAction(text, position);
    if (!parsed.ok) return parsed.refusal.code;
    const next = menhirs.play(position, parsed.value.seat, parsed.value.action, 0);
    if (!next.ok) return next.refusal.code;
    position = next.value;
  }
  return position;
}
const winnerOf = (start: Position, ...texts: readonly string[]): Seat | null | undefined => {
  const end = played(start, ...texts);
  return typeof end === 'string' ? undefined : menhirs.outcome(end)?.winner;
};
const reached = (start: Position, ...texts: readonly string[]): Position => {
  const end = played(start, ...texts);
  if (typeof end === 'string') throw new Error(`${texts.join(' ')}: ${end}`);
  return end;
};
/** The moves that win at once, as text. */
function wins(position: Position): readonly string[] {
  const seat = menhirs.toAct(position)[0]!;
  return menhirs
    .actions(position, seat, 0)
    .filter((action) => action.kind === 'move')
    .map((action) => menhirs.makeAction(action, position, seat))
    .filter((text) => winnerOf(position, text) === seat);
}
/** The positions after moves that leave one menhir fewer under fog without winning. */
function freed(position: Position): readonly Position[] {
  const seat = menhirs.toAct(position)[0]!;
  const covered = ({ state }: Position): number => size(state.menhirs & state.fog);
  return menhirs
    .actions(position, seat, 0)
    .filter((action) => action.kind === 'move')
    .map((action) => reached(position, menhirs.makeAction(action, position, seat)))
    .filter((after) => covered(after) === covered(position) - 1)
    .map((after) => (after.state.phase === menhirsKit.TAKING ? reached(after, '.') : after));
}
/** Five menhirs and eight random fog tiles, which cover two of them. */
function twoUnderFog(seed: number): Position {
  const all = fromSeed(`${seed}`.padStart(32, '0')).shuffle('careful', menhirsKit.PLACES);
  const [menhirsAt, forest] = [all.slice(0, 5), all.slice(5)];
  const fog = [...menhirsAt.slice(0, 2), ...forest.slice(0, 6)];
  return read(`adam ${menhirsAt.join('.')} ${fog.join('.')} 1/5/1/move 3/2 - claims=off`);
}
/** The directions in which the whole cluster of a place can move. */
const ways = (position: Position, place: string): readonly string[] =>
  menhirsKit.DIRECTIONS.filter((way) => typeof played(position, `${place}:${way}`) !== 'string');

describe('the captions of the rules', () => {
  const caption = (figure: MenhirsFigure, phrases: InAllLanguages): void =>
    says(books, (book) => captionOf(book, figure), phrases);
  const drawn = (figure: MenhirsFigure, moment = '1/11/1/move 0/0 -'): Position =>
    read(`adam ${makePlaces(FIGURES[figure].menhirs)} ${makePlaces(FIGURES[figure].fog)} ${moment}`);

  test('start: five menhirs under fog, two face down, six more tiles', () => {
    const { menhirs: stones, fog, faceDown } = FIGURES.start;
    expect([size(stones & fog), size(stones & ~fog), size(faceDown!), size(fog & ~stones)]).toEqual([5, 0, 2, 6]);
    caption('start', {
      en: 'five menhirs under fog, two turned face down, and six more fog tiles laid',
      nl: 'vijf menhirs onder mist, twee omgedraaid, en nog zes misttegels gelegd',
      de: 'fünf Menhire unter Nebel, zwei umgedreht, und sechs weitere Nebelplättchen gelegt',
      fr: 'cinq menhirs sous le brouillard, deux retournés, et six autres tuiles de brouillard posées',
    });
  });

  test('win: five menhirs under one cluster, north or south-east wins, in round 11, 22 points', () => {
    const position = drawn('win');
    const { menhirs: stones, fog } = position.state;
    expect(size(stones)).toBe(5);
    expect(cluster(fog, stones & -stones) & stones).toBe(stones);
    expect(wins(position)).toEqual(['a3:N', 'a3:SE']);
    expect(menhirs.outcome(reached(position, 'a3:N'))).toMatchObject({ winner: 1, points: 22 });
    caption('win', {
      en: 'Moved north, or south-east, it frees them all: a win in round 11, the first round of moves, and worth 22 points',
      nl: 'Naar het noorden of het zuidoosten maakt het ze allemaal vrij: winst in ronde 11, de eerste ronde met zetten, en goed voor 22 punten',
      de: 'Zieht sie nach Norden oder Südosten, sind alle frei: ein Sieg in Runde 11, der ersten Runde mit Zügen, und 22 Punkte wert',
      fr: 'Vers le nord ou le sud-est, il les libère tous : victoire à la manche 11, la première avec des déplacements, et 22 points',
    });
  });

  test('bank: four tiles go north-east, free c3 and d4, cover nothing and win', () => {
    const position = drawn('bank');
    expect(size(cluster(position.state.fog, places('c3')))).toBe(4);
    expect(makePlaces(position.state.menhirs & position.state.fog)).toBe('c3.d4');
    expect(winnerOf(position, 'c3:NE')).toBe(1);
    caption('bank', {
      en: 'cluster of four goes north-east. It frees c3 and d4 and covers no other menhir: a win',
      nl: 'cluster van vier gaat naar het noordoosten. Het maakt c3 en d4 vrij en bedekt geen andere menhir: winst',
      de: 'Bank aus vier zieht nach Nordosten. Sie befreit c3 und d4 und bedeckt keinen anderen Menhir: ein Sieg',
      fr: 'banc de quatre va au nord-est. Il libère c3 et d4 sans couvrir d’autre menhir : victoire',
    });
  });

  test('edge: five tiles that can go only south or south-west; south wins', () => {
    const position = drawn('edge');
    expect(size(cluster(position.state.fog, places('d1')))).toBe(5);
    expect(ways(position, 'd1')).toEqual(['S', 'SW']);
    expect(wins(position)).toEqual(['c1:S']);
    caption('edge', {
      en: 'these five can only go south or south-west. South wins',
      nl: 'deze vijf kunnen alleen naar het zuiden of zuidwesten. Het zuiden wint',
      de: 'Diese fünf können nur nach Süden oder Südwesten. Süden gewinnt',
      fr: 'ces cinq tuiles ne peuvent aller qu’au sud ou au sud-ouest. Le sud gagne',
    });
  });

  test('split: of six tiles, b2 c2 d3 go north, free two menhirs and win; a1 a2 a3 stay', () => {
    const position = drawn('split');
    const { menhirs: stones, fog } = position.state;
    expect(makePlaces(cluster(fog, places('c2')))).toBe('a1.a2.a3.b2.c2.d3');
    expect(size(places('b2.c2.d3') & stones)).toBe(2);
    const end = reached(position, 'b2.c2.d3:N');
    expect(menhirs.outcome(end)?.winner).toBe(1);
    expect(makePlaces(end.state.fog & places('a1.a2.a3'))).toBe('a1.a2.a3');
    caption('split', {
      en: 'A cluster of six: b2, c2 and d3 go north, free two menhirs and win; a1, a2 and a3 stay',
      nl: 'Een cluster van zes: b2, c2 en d3 gaan naar het noorden, maken twee menhirs vrij en winnen; a1, a2 en a3 blijven',
      de: 'Eine Bank aus sechs: b2, c2 und d3 ziehen nach Norden, befreien zwei Menhire und gewinnen; a1, a2 und a3 bleiben',
      fr: 'Un banc de six : b2, c2 et d3 vont au nord, libèrent deux menhirs et gagnent ; a1, a2 et a3 restent',
    });
  });

  test('ko: exactly the four tiles may not go back; all seven, or three of the four, may', () => {
    const position = drawn('ko', '1/6/1/move 3/2 c3.c4.d4.d5:NW claims=off');
    expect(played(position, 'c3.c4.d4.d5:NW')).toBe('ko');
    expect(size(cluster(position.state.fog, places('c3')))).toBe(7);
    expect(ways(position, 'c3')).toContain('NW');
    for (const three of ['c3.c4.d4', 'c3.c4.d5']) expect(played(position, `${three}:NW`)).toBeTypeOf('object');
    // The move itself is forbidden, whatever would be taken after it.
    expect(played({ ...position }, 'c3.c4.d4.d5:NW', '-b3')).toBe('ko');
    caption('ko', {
      en: 'from the north-west: c3, c4, d4 and d5. Exactly these may not go back. All seven may, and so may three of the four',
      nl: 'uit het noordwesten: c3, c4, d4 en d5. Precies deze mogen niet terug. Alle zeven wel, en drie van de vier ook',
      de: 'aus dem Nordwesten: c3, c4, d4 und d5. Genau diese dürfen nicht zurück. Alle sieben schon, und drei der vier auch',
      fr: 'du nord-ouest : c3, c4, d4 et d5. Exactement celles-ci ne peuvent pas revenir. Les sept le peuvent, et trois des quatre aussi',
    });
  });

  test('claim: f4 went north, b3 was taken; a claim brings b3 back, and six tiles win north-east or south-east', () => {
    const position = drawn('claim', '1/6/2/move 3/2 f3:S last=f4:N-b3');
    expect(wins(position)).toEqual([]);
    const claimed = reached(position, '!');
    expect(makePlaces(claimed.state.fog & ~position.state.fog)).toBe('b3');
    expect(size(cluster(claimed.state.fog, places('b3')))).toBe(6);
    expect(wins(claimed)).toEqual(['a3:NE', 'a3:SE']);
    caption('claim', {
      en: 'f4 went north, then b3 was taken. A claim brings b3 back, and the cluster of six wins to the north-east or south-east',
      nl: 'f4 ging naar het noorden, daarna werd b3 weggenomen. Een claim brengt b3 terug, en het cluster van zes wint naar het noordoosten of zuidoosten',
      de: 'f4 zog nach Norden, dann wurde b3 weggenommen. Die Ansage bringt b3 zurück, und die Bank aus sechs gewinnt nach Nordosten oder Südosten',
      fr: 'f4 est allé au nord, puis b3 a été retiré. L’annonce fait revenir b3, et le banc de six gagne vers le nord-est ou le sud-est',
    });
  });

  test('the tip next to claim: before f4 moved, all six moves let the opponent win', () => {
    const before = read('adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -');
    const moves = menhirs.actions(before, 1, 0).map((action) => menhirs.makeAction(action, before, 1));
    expect(moves).toHaveLength(6);
    for (const move of moves) expect(wins(reached(before, move, '.')), move).not.toEqual([]);
    const claimed = drawn('claim').state;
    expect(reached(before, 'f4:N', '-b3').state.fog).toBe(claimed.fog);
    says(books, ({ sections }) => sections.claims.body.filter((block) => typeof block === 'string').join(' '), {
      en: 'There were six moves, and each of them let the opponent win',
      nl: 'Er waren zes zetten, en bij elke daarvan kon de ander winnen',
      de: 'Es gab sechs Züge, und nach jedem konnte die andere Seite gewinnen',
      fr: 'Il avait six déplacements, et chacun laissait gagner l’adversaire',
    });
  });

  test('pitfall: with g1 back, ko forbids the way back and nothing wins; without a claim two tiles win north-west', () => {
    const position = drawn('pitfall', '1/6/2/move 3/2 - last=d1.e1.f1:SE-g1');
    const claimed = reached(position, '!');
    expect(makePlaces(claimed.state.fog & ~position.state.fog)).toBe('g1');
    expect(played(claimed, 'e1:NW')).toBe('ko');
    expect(wins(claimed)).toEqual([]);
    expect(makePlaces(position.state.fog)).toBe('e1.f1');
    expect(wins(position)).toEqual(['e1:NW']);
    caption('pitfall', {
      en: 'Here a claim would lose: with g1 back, ko bars the way back. Without a claim the two tiles that are left may go north-west and win',
      nl: 'Hier verliest een claim: met g1 erbij verbiedt ko de weg terug. Zonder claim mogen de twee tegels die er nog liggen naar het noordwesten, en dat wint',
      de: 'Hier würde eine Ansage verlieren: Mit g1 sperrt Ko den Weg zurück. Ohne Ansage dürfen die zwei Plättchen, die noch da sind, nach Nordwesten und gewinnen',
      fr: 'Ici une annonce perdrait : avec g1, le ko interdit le retour. Sans annonce, les deux tuiles qui restent vont au nord-ouest et gagnent',
    });
  });
});

describe('the lesson', () => {
  type Step = keyof typeof lessonEn.steps;
  const step = (id: Step, phrases: InAllLanguages): void =>
    says(lessons, ({ steps }) => Object.values(steps[id]).join(' '), phrases);
  const at = (id: Step): Position => read(menhirsSteps.find((one) => one.id === id)!.position);

  test('free: one menhir is under fog, on d4, and every direction wins', () => {
    const position = at('free');
    expect(makePlaces(position.state.menhirs & position.state.fog)).toBe('d4');
    expect(wins(position)).toEqual(menhirsKit.DIRECTIONS.map((way) => `d4:${way}`));
    for (const phrase of ['d4']) step('free', { en: phrase, nl: phrase, de: phrase, fr: phrase });
  });

  test('bank: two menhirs are under one cluster of four; north-east and south-west win', () => {
    const position = at('bank');
    const fog = cluster(position.state.fog, places('c3'));
    expect([size(fog), size(fog & position.state.menhirs)]).toEqual([4, 2]);
    expect(wins(position)).toEqual(['c2:NE', 'c2:SW']);
    step('bank', {
      en: 'North-east and south-west are clear',
      nl: 'Naar het noordoosten en zuidwesten is het vrij',
      de: 'Nach Nordosten und Südwesten ist alles frei',
      fr: 'Le nord-est et le sud-ouest sont libres',
    });
  });

  test('edge: two directions are possible; south-west would cover b1, south wins', () => {
    const position = at('edge');
    expect(ways(position, 'c1')).toEqual(['S', 'SW']);
    const { menhirs: stones, fog } = reached(position, 'c1:SW').state;
    expect(makePlaces(stones & fog)).toBe('b1');
    expect(wins(position)).toEqual(['c1:S']);
    step('edge', {
      en: 'To the south-west the fog would cover the menhir on b1',
      nl: 'Naar het zuidwesten zou de mist de menhir op b1 bedekken',
      de: 'Nach Südwesten würde der Nebel den Menhir auf b1 zudecken',
      fr: 'Vers le sud-ouest, le brouillard couvrirait le menhir en b1',
    });
  });

  test('split: b2 c2 d3 win north or south', () => {
    expect(wins(at('split'))).toEqual(['b2.c2.d3:N', 'b2.c2.d3:S']);
    step('split', {
      en: 'b2, c2 and d3, the tiles that go, and send them north or south',
      nl: 'b2, c2 en d3, de tegels die gaan, en stuur ze naar het noorden of het zuiden',
      de: 'b2, c2 und d3, die Plättchen, die ziehen sollen, und schick sie nach Norden oder Süden',
      fr: 'b2, c2 et d3, les tuiles qui partent, et envoyez-les au nord ou au sud',
    });
  });

  test('ko: the four tiles may not go back; c3 c4 d4 may, and so may all seven', () => {
    const position = at('ko');
    expect(played(position, 'c3.c4.d4.d5:NW')).toBe('ko');
    expect(played(position, 'c3.c4.d4:NW')).toBeTypeOf('object');
    expect(ways(position, 'c3')).toContain('NW');
    step('ko', {
      en: 'not even if you would take a tile afterwards. More tiles, or fewer, may',
      nl: 'ook niet als je daarna een tegel zou wegnemen. Meer of minder tegels wel',
      de: 'auch nicht, wenn du danach eins wegnehmen würdest. Mehr oder weniger Plättchen schon',
      fr: 'même si vous retirez ensuite une tuile. Plus ou moins de tuiles le peuvent',
    });
  });

  test('careful: two menhirs are under fog, d6 covers none, and moving it leaves no win', () => {
    const position = at('careful');
    const covered = position.state.menhirs & position.state.fog;
    expect([size(covered), covered & places('d6')]).toEqual([2, 0]);
    for (const way of ways(position, 'd6')) {
      const after = reached(position, `d6:${way}`);
      expect(wins(after.state.phase === menhirsKit.TAKING ? reached(after, '.') : after), way).toEqual([]);
    }
    expect(freed(position).every((after) => wins(after).length > 0)).toBe(true);
    // This holds here, and usually: on most random boards, but not on all.
    const replies = Array.from({ length: 60 }, (_, seed) => freed(twoUnderFog(seed)))
      .flat()
      .map((after) => wins(after).length > 0);
    const losing = replies.filter(Boolean).length / replies.length;
    expect(losing, `${losing} of ${replies.length}`).toBeGreaterThan(0.5);
    expect(losing).toBeLessThan(1);
    step('careful', {
      en: 'can usually free the other',
      nl: 'kan de ander meestal de laatste vrijmaken',
      de: 'kann die andere Seite meistens den letzten befreien',
      fr: 'peut le plus souvent libérer l’autre',
    });
    step('careful', {
      en: 'The fog on d6 covers nothing',
      nl: 'De mist op d6 bedekt niets',
      de: 'Der Nebel auf d6 bedeckt nichts',
      fr: 'Le brouillard en d6 ne couvre rien',
    });
  });

  /** The position of the lesson on taking in another round, with the move that a claim would answer. */
  const takingIn = (round: number): Position => {
    const { position } = menhirsSteps.find(({ id }) => id === 'take')!;
    return read(position.replace(' 1/1/1/take ', ` 1/${round}/1/take `) + (round === 1 ? '' : ' last=f2:N'));
  };
  const takings = (position: Position): readonly string[] =>
    menhirs
      .actions(position, 1, 0)
      .filter(({ kind }) => kind === 'take')
      .map((action) => menhirs.makeAction(action, position, 1));

  test('take: in round 1, where no claim is possible, only taking d3 stops the split of six', () => {
    const position = at('take');
    expect([position.state.round, size(cluster(position.state.fog, places('d3')))]).toEqual([1, 6]);
    const stopping = takings(position).filter((text) => wins(reached(position, text)).length === 0);
    expect(stopping).toEqual(['-d3']);
    expect(played(reached(position, '-d3'), '!')).toBeTypeOf('string');
    step('take', {
      en: 'This is round 1, and nobody may claim any more',
      nl: 'Dit is ronde 1, en claimen kan niet meer',
      de: 'Das ist Runde 1, und niemand darf mehr ansagen',
      fr: 'C’est la manche 1, et plus personne ne peut annoncer',
    });
  });

  test.each([11, 7, 3, 2])('take: in round %i a claim brings d3 back and wins', (round) => {
    const position = takingIn(round);
    const taken = reached(position, '-d3');
    expect(wins(taken)).toEqual([]);
    const claimed = reached(taken, '!');
    expect(makePlaces(claimed.state.fog & places('d3'))).toBe('d3');
    expect(wins(claimed)).not.toEqual([]);
    step('take', {
      en: 'In an earlier round a claim would have brought d3 back',
      nl: 'In een eerdere ronde had een claim d3 teruggebracht',
      de: 'In einer früheren Runde hätte eine Ansage d3 zurückgebracht',
      fr: 'À une manche précédente, une annonce aurait fait revenir d3',
    });
  });

  test('claims are possible in rounds 11 to 2; taking is optional in 11 to 3 and mandatory in 2 and 1', () => {
    const rounds = Array.from({ length: 11 }, (_, i) => 11 - i);
    const claimable = rounds.filter((round) => typeof played(reached(takingIn(round), '-d3'), '!') !== 'string');
    expect([claimable[0], claimable.at(-1), claimable.length]).toEqual([11, 2, 10]);
    const optional = rounds.filter((round) => typeof played(takingIn(round), '.') !== 'string');
    expect([optional[0], optional.at(-1), optional.length]).toEqual([11, 3, 9]);
    step('claim', {
      en: 'In every round from 11 to 2 you may claim',
      nl: 'In elke ronde van 11 tot 2 mag je de winst claimen',
      de: 'In jeder Runde von 11 bis 2 darfst du den Sieg ansagen',
      fr: 'À toutes les manches de 11 à 2',
    });
    step('take', {
      en: 'In rounds 11 to 3 you may take one fog tile off the board after moving, three times at most. In rounds 2 and 1 you must',
      nl: 'In ronde 11 tot 3 mag je na je zet één misttegel van het bord nemen, hoogstens drie keer. In ronde 2 en 1 moet het',
      de: 'In Runde 11 bis 3 darfst du nach dem Zug ein Nebelplättchen vom Brett nehmen, höchstens dreimal. In Runde 2 und 1 musst du',
      fr: 'Aux manches 11 à 3, après votre déplacement, vous pouvez retirer une tuile de brouillard, trois fois au plus. Aux manches 2 et 1, vous le devez',
    });
  });

  test('claim: without b3 nothing wins; with it six tiles win north-east or south-east', () => {
    const position = at('claim');
    expect(wins(position)).toEqual([]);
    expect(wins(reached(position, '!'))).toEqual(['a3:NE', 'a3:SE']);
    step('claim', {
      en: 'With b3 back, the cluster of six can go north-east or south-east',
      nl: 'Met b3 terug kan het cluster van zes naar het noordoosten of zuidoosten',
      de: 'Mit b3 kann die Bank aus sechs nach Nordosten oder Südosten',
      fr: 'Avec b3 de retour, le banc de six peut aller au nord-est ou au sud-est',
    });
  });

  test('a claim is lost if another move than the winning one is played', () => {
    const claim = reached(at('claim'), '!');
    expect(wins(claim)).not.toEqual([]);
    const [claimant] = menhirs.toAct(claim) as [Seat];
    const lost = menhirs
      .actions(claim, claimant, 0)
      .map((action) => reached(claim, menhirs.makeAction(action, claim, claimant)))
      .find((after) => menhirs.outcome(after)?.winner !== claimant)!;
    expect(menhirs.outcome(lost)?.reason).toBe('unjust-claim');
    says(play, (words) => words.byUnjustClaim({ name: 'Ada', you: false }, 9), {
      en: 'but the move did not win',
      nl: 'maar de zet won niet',
      de: 'aber der Zug gewann nicht',
      fr: 'mais le coup n’a pas gagné',
    });
  });

  test('pitfall: a claim loses; without it, moving two tiles is not ko after three have moved', () => {
    const position = at('pitfall');
    expect(wins(reached(position, '!'))).toEqual([]);
    expect(wins(position)).toEqual(['e1:NW']);
    step('pitfall', {
      en: 'Without g1 the two tiles left are not the three that moved, so they may go back',
      nl: 'Zonder g1 zijn de twee tegels die er liggen niet de drie die werden verplaatst. Ze mogen dus terug',
      de: 'Ohne g1 sind die zwei Plättchen nicht die drei, die zogen. Also dürfen sie zurück',
      fr: 'Sans g1, les deux tuiles qui restent ne sont pas les trois qui ont bougé : elles peuvent revenir',
    });
  });

  test('decide: after both prolong it is round 12 again, and a win scores 11 to 1', () => {
    const after = reached(at('decide'), 'P', 'P');
    expect([after.state.round, after.state.pass]).toEqual([12, 2]);
    expect([pointsFor(11, 2), pointsFor(1, 2)]).toEqual([11, 1]);
    step('decide', {
      en: 'a win is worth only 11 to 1 points now',
      nl: 'winst levert nu nog maar 11 tot 1 punten op',
      de: 'ein Sieg zählt nun nur noch 11 bis 1 Punkte',
      fr: 'une victoire ne rapporte plus que 11 à 1 points',
    });
  });
});

describe('the hand-out of Adam Way', () => {
  test('aloud the start player is asked first, and the first player to go on alone loses without a win', () => {
    const decide = read('adam a1.b1.d6.f4.g3 a1.d3.g3 1/5/1/decide 3/3 - decision=aloud');
    expect(menhirs.toAct(decide)).toEqual([1]);
    for (const answers of [['G'], ['P', 'G']]) {
      const { goOn } = menhirs.view(reached(decide, ...answers), null);
      expect(goOn).toEqual([answers.length]);
    }
    const lost = read('adam a1.b1.d6.f4.g3 a1.d3 1/1/2/move 3/3 - goon=1');
    expect(menhirs.outcome(reached(lost, 'd3:N', '-d2'))).toMatchObject({ winner: 2, points: 12 });
    says(handOuts, ({ adam }) => adam.flatMap(({ lines }) => lines).join(' '), {
      en: 'Or aloud, the start player first: the first to say “go on” alone loses if nobody wins',
      nl: 'Of hardop, de startspeler eerst: wie als eerste ‘doorgaan’ zegt, verliest als enige als niemand wint',
      de: 'Oder laut, der Startspieler zuerst: Wer zuerst „weitergehen“ sagt, verliert allein, wenn niemand gewinnt',
      fr: 'Ou à voix haute, le premier joueur d’abord : le premier qui dit « continuer » perd seul si personne ne gagne',
    });
  });
});
