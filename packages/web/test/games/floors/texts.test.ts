/** Proves with the rules what the rules page, the lesson and the hand-out of Finstere Flure claim. */
import { floors, fromSeed, floorsKit as kit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import type introEn from '../../../src/games/floors/intro/words/en.ts';
import { floorsSteps } from '../../../src/games/floors/lessons/steps.ts';
import type lessonEn from '../../../src/games/floors/lessons/words/en.ts';
import type printEn from '../../../src/games/floors/print/words/en.ts';
import type { FloorsBook, FloorsFigure } from '../../../src/games/floors/rules/book.ts';
import { FIGURES } from '../../../src/games/floors/rules/examples.ts';
import type wordsEn from '../../../src/games/floors/words/en.ts';
import { byLanguage, captionOf, type InAllLanguages, says } from '../says.ts';

const books = byLanguage<FloorsBook>(
  import.meta.glob('../../../src/games/floors/rules/words/??.ts', { eager: true, import: 'default' }),
);
const lessons = byLanguage<typeof lessonEn>(
  import.meta.glob('../../../src/games/floors/lessons/words/??.ts', { eager: true, import: 'default' }),
);
const handOuts = byLanguage<typeof printEn>(
  import.meta.glob('../../../src/games/floors/print/words/??.ts', { eager: true, import: 'default' }),
);
const intros = byLanguage<typeof introEn>(
  import.meta.glob('../../../src/games/floors/intro/words/??.ts', { eager: true, import: 'default' }),
);
const words = byLanguage<typeof wordsEn>(
  import.meta.glob('../../../src/games/floors/words/??.ts', { eager: true, import: 'default' }),
);

type Position = kit.Position;
const { EAST, NORTH, SOUTH, WEST } = kit;

function read(text: string): Position {
  const position = kit.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}
const sq = (name: string): kit.Square => kit.parseSquare(name)!;
/** The position after a turn, or the code of the refusal. */
function played(position: Position, text: string): Position | string {
  const parsed = floors.parseAction(text, position);
  if (!parsed.ok) return parsed.refusal.code;
  const next = floors.play(position, parsed.value.seat, parsed.value.action, 0);
  return next.ok ? next.value : next.refusal.code;
}

describe('the captions of the rules', () => {
  const caption = (figure: FloorsFigure, phrases: InAllLanguages): void =>
    says(books, (book) => captionOf(book, figure), phrases);
  const stepsOf = (figure: FloorsFigure): readonly kit.Step[] => FIGURES[figure]().walk!.steps;
  const happened = (figure: FloorsFigure): readonly string[] =>
    stepsOf(figure).flatMap(({ events }) =>
      events.flatMap((one) => {
        if (one.type === 'ate') return [`ate ${one.token}`];
        if (one.type === 'turned') return [`turned by ${one.block}`];
        if (one.type === 'teleported') return ['teleported'];
        if (one.type === 'pushed') return [`pushed ${one.what}${one.gone === null ? '' : ' off'}`];
        return one.type === 'entered' && one.wrapped ? ['through the wall'] : [];
      }),
    );

  test('hall: eleven stones and two pools', () => {
    const { tiles } = FIGURES.hall();
    expect(tiles.filter(({ kind }) => kind === 's')).toHaveLength(11);
    expect(tiles.filter((tile) => kit.isPool(tile))).toHaveLength(2);
    caption('hall', {
      en: 'eleven stones and two blood pools',
      nl: 'elf stenen en twee bloedplassen',
      de: 'elf Steinblöcke und zwei Blutlachen',
      fr: 'onze pierres et deux flaques de sang',
    });
  });

  test('walk: a 4 goes three to the right and one up, and shows 3', () => {
    const { path, tokens, monster } = FIGURES.walk();
    const names = path!.places.map(kit.makeSquare);
    expect(names).toEqual(['h6', 'i6', 'j6', 'k6', 'k7']);
    const position = read(`1/3/A/A/tokens ${kit.makeSquare(monster!.square)}W - ${kit.makeTokens(tokens)} 5.7.8.10`);
    const after = played(position, `A4:${names.slice(1).join('-')}`) as Position;
    expect(kit.makeTokens(after.tokens)).toContain("A3k7'");
    caption('walk', {
      en: 'A 4 on its way: three squares to the right, one up. It is flipped to 3',
      nl: 'Een 4 op weg: drie vakjes naar rechts, één omhoog. Daarna toont hij 3',
      de: 'Eine 4 unterwegs: drei Felder nach rechts, eins nach oben. Danach zeigt sie 3',
      fr: 'Un 4 en chemin : trois cases à droite, une en haut. Il devient 3',
    });
  });

  test('push: the stone moves along, and the path ends at the second stone', () => {
    const position = read("1/3/A/A/tokens c10W s@g6,s@k6 A3f6,B2d9' 5.7.8.10");
    expect(FIGURES.push().tiles).toEqual(position.tiles);
    const after = played(position, 'A3:g6-h6-i6') as Position;
    expect(kit.makeTiles(after.tiles)).toBe('s@j6,s@k6');
    expect(played(read("1/3/A/A/tokens c10W s@g6,s@k6 A4f6,B2d9' 5.7.8.10"), 'A4:g6-h6-i6-j6')).toBe('push-blocked');
    caption('push', {
      en: 'Against the second stone it could not go on',
      nl: 'Tegen de tweede steen zou hij niet verder kunnen',
      de: 'Am zweiten Stein käme sie nicht weiter',
      fr: 'Contre la seconde, il ne pourrait plus avancer',
    });
  });

  test('spill: one step across four squares of blood, and one more', () => {
    const { path, tiles } = FIGURES.spill();
    expect([path!.shows, path!.places.map(kit.makeSquare)]).toEqual([2, ['d4', 'i4', 'j4']]);
    expect(tiles.flatMap((tile) => kit.coveredBy(tile) ?? [])).toHaveLength(4);
    expect(played(read("1/3/A/A/tokens m10W H@e4 A2d4,B4l6' 5.7.8.10"), 'A2:i4-j4')).toBeTypeOf('object');
    caption('spill', {
      en: 'One step for the slide across four squares of blood, and one more after it',
      nl: 'Eén stap voor het glijden over vier vakjes bloed, en daarna nog één',
      de: 'Ein Schritt für das Rutschen über vier Felder Blut, und danach noch einer',
      fr: 'Un pas pour la glissade de quatre cases de sang, et un autre après',
    });
  });

  test('look: of the figures in sight the left one is nearest; another stands behind the monster', () => {
    const { look, monster, tokens } = FIGURES.look();
    expect(look!.look).toMatchObject({ why: 'nearest', facing: WEST, left: { distance: 3 }, ahead: { distance: 4 } });
    expect([monster!.facing, tokens.some(({ place }) => place === sq('h5'))]).toEqual([NORTH, true]);
    caption('look', {
      en: 'Of the figures in sight, the one on the left is nearest. The one behind the monster’s back does not count',
      nl: 'Van de figuren die het ziet, is die links het dichtstbij. Die achter de rug van het monster telt niet',
      de: 'Von den Figuren in Sicht ist die linke die nächste. Die hinter dem Rücken des Monsters zählt nicht',
      fr: 'Des pions en vue, celui de gauche est le plus proche. Celui dans le dos du monstre ne compte pas',
    });
  });

  test('tie: two squares of floor ahead, two of blood to the side, so the monster goes straight on', () => {
    const { look, tiles } = FIGURES.tie();
    expect(look!.look).toMatchObject({ why: 'tie', facing: NORTH, ahead: { distance: 2 }, right: { distance: 2 } });
    expect(tiles.flatMap((tile) => kit.coveredBy(tile) ?? [])).toEqual(expect.arrayContaining([sq('i6'), sq('j6')]));
    caption('tie', {
      en: 'Two squares of floor ahead, two squares of blood to the side: a tie, straight on',
      nl: 'Twee vakjes vloer vooruit, twee vakjes bloed opzij: even ver, dus rechtdoor',
      de: 'Zwei Felder Boden voraus, zwei Felder Blut zur Seite: gleich weit, also geradeaus',
      fr: 'Deux cases de dalle devant, deux cases de sang sur le côté : égalité, tout droit',
    });
  });

  test('basic: eats one behind the blood, pushes a figure and a stone off, eats another, and turns right', () => {
    const events = happened('basic');
    expect(events.filter((event) => !/^pushed \w+$/.test(event))).toEqual([
      'ate C4',
      'pushed B4 off',
      'pushed s off',
      'ate C6',
    ]);
    expect([events.indexOf('pushed s'), events.indexOf('pushed B4')]).toEqual([2, 1]);
    const walk = kit.walkOf(read(BASIC), '8');
    expect(walk.steps).toHaveLength(8);
    expect(walk.closing).toMatchObject({ why: 'nearest', facing: WEST, right: { distance: 7 } });
    expect(walk.steps.at(-1)!.look.facing).toBe(SOUTH);
    caption('basic', {
      en: 'It slides across the blood and eats a figure, pushes a stone and the figure behind it off the board, one after the other, and eats a third. In the end it turns right: seven squares away',
      nl: 'Het glijdt over het bloed en eet een figuur, duwt een steen en de figuur erachter een voor een van het bord, en eet er nog een. Aan het eind draait het naar rechts: zeven vakjes verderop',
      de: 'Es rutscht über das Blut und frisst eine Figur, schiebt einen Stein und die Figur dahinter nacheinander vom Brett und frisst noch eine. Am Ende dreht es nach rechts: Sieben Felder entfernt',
      fr: 'Il glisse sur le sang et mange un pion, pousse hors du plateau une pierre et le pion derrière elle, l’un après l’autre, et mange encore un pion. À la fin il tourne à droite : à sept cases',
    });
  });
  const BASIC = '1/3/A/A/monster j4E P@k6,s@n6 A1j10,B3i4,C4m6,D1m9,A4m3,B4o6,C6p5,D4k7 7.8';

  test('wall: out at H at the top, in again at H at the bottom', () => {
    expect(
      stepsOf('wall')
        .map(({ square }) => kit.makeSquare(square))
        .slice(1, 3),
    ).toEqual(['h11', 'i1']);
    expect(happened('wall')).toEqual(['through the wall']);
    caption('wall', {
      en: 'Out at H at the top, in at H at the bottom',
      nl: 'Bij H boven eruit, bij H onder erin',
      de: 'Bei H oben hinaus, bei H unten herein',
      fr: 'Il sort par le H du haut et rentre par le H du bas',
    });
  });

  test('advanced: the right turning stone ahead never acts, because the monster looks first', () => {
    const { tiles, monster } = FIGURES.advanced();
    expect(monster).toEqual({ square: sq('j4'), facing: EAST });
    expect(tiles).toContainEqual({ kind: 'r', square: sq('k4') });
    expect(stepsOf('advanced')[0]!.look).toMatchObject({ why: 'nearest', facing: NORTH, ahead: null });
    expect(happened('advanced').filter((event, i, all) => event !== all[i - 1])).toEqual([
      'teleported',
      'ate D5',
      'turned by h',
      'teleported',
      ...['pushed C4', 'pushed c', 'pushed C4', 'pushed c', 'pushed C4', 'pushed c'],
    ]);
    caption('advanced', {
      en: 'The right turning stone ahead does nothing: the monster looks first, and the nearest figure is on its left. Then the teleporter, a figure eaten, the 180° turning stone, and the teleporter back. In the end it pushes a crystal, and the crystal a figure',
      nl: 'De draaisteen rechts vlak ervoor doet niets: het monster kijkt eerst, en de dichtstbijzijnde figuur staat links. Dan de telepoort, een figuur opgegeten, de draaisteen 180°, en de telepoort terug. Aan het eind duwt het een kristal, en het kristal een figuur',
      de: 'Der Umlenkstein rechts direkt voraus tut nichts: Das Monster schaut zuerst, und die nächste Figur steht links. Dann der Teleporter, eine Figur gefressen, der Umlenkstein 180° und der Teleporter zurück. Am Ende schiebt es einen Kristall, und der Kristall eine Figur',
      fr: 'Le virage à droite juste devant ne fait rien : le monstre regarde d’abord, et le pion le plus proche est à gauche. Puis le téléporteur, un pion mangé, le virage à 180°, et le téléporteur dans l’autre sens. À la fin il pousse un cristal, et le cristal un pion',
    });
  });
});

describe('the lesson', () => {
  type Id = keyof typeof lessonEn.steps;
  const step = (id: Id, phrases: InAllLanguages): void =>
    says(lessons, ({ steps }) => Object.values(steps[id]).join(' '), phrases);
  const turn = (id: Id) => {
    const found = floorsSteps.find((one) => one.id === id)!;
    if (found.kind !== 'turn') throw new Error(`The solution of ${id} is not a turn.`);
    return { ...found, start: read(found.position) };
  };

  test.each([
    ['walk', 4, 4],
    ['pass', 3, 3],
    ['push', 3, 3],
    ['blood', 2, 2],
    ['exit', 3, 3],
  ] as const)('%s: the figure shows %i and needs %i steps', (id, shows, steps) => {
    const { solution, start } = turn(id);
    expect(solution.slice(0, 2)).toBe(`A${shows}`);
    expect(solution.split(':')[1]!.split('-')).toHaveLength(steps);
    expect(played(start, solution)).toBeTypeOf('object');
    const shown = String(shows);
    step(id, { en: shown, nl: shown, de: shown, fr: shown });
  });

  test('blood: two steps reach a square six away, because one step slides over five', () => {
    const { solution, start } = turn('blood');
    expect(solution).toBe('A2:i4-j4');
    expect(sq('j4') - sq('d4')).toBe(6);
    expect(sq('i4') - sq('d4')).toBe(5);
    expect(played(start, 'A2:i4')).toBeTypeOf('object');
    step('blood', {
      en: 'Five squares for one step, one for the other',
      nl: 'Vijf vakjes voor de ene stap, één voor de andere',
      de: 'Fünf Felder mit dem einen Schritt, eins mit dem anderen',
      fr: 'Cinq cases pour un pas, une pour l’autre',
    });
  });

  test('pass: every way to the marked square leads over the other figure', () => {
    const { solution, start } = turn('pass');
    const places = solution.split(':')[1]!.split('-');
    const over = start.tokens.find(({ player, place }) => player !== 0 && place === sq(places[0]!));
    const ways = floors
      .actions(start, 1, 0)
      .flatMap((action) => (action.type === 'move' && action.path.at(-1) === sq(places.at(-1)!) ? [action.path] : []));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way).toContain(over!.place);
    step('pass', {
      en: 'Straight through: around it the way would be too long',
      nl: 'Recht erdoorheen: eromheen is het te ver',
      de: 'Mitten hindurch: Außen herum wäre es zu weit',
      fr: 'Tout droit : en le contournant, ce serait trop loin',
    });
  });

  /** The first step of the monster in each question, and the position it is asked about. */
  const firstSteps = (id: Id) => {
    const found = floorsSteps.find((one) => one.id === id)!;
    if (found.kind !== 'tap') throw new Error(`${id} does not ask for taps.`);
    return found.questions.map((text) => ({ from: read(text), first: kit.walkOf(read(text), '5').steps[0]! }));
  };

  test('look: the nearest figure in sight counts, and not a nearer one behind the monster', () => {
    const steps = firstSteps('look');
    expect(steps.map(({ first }) => first.look.why)).toEqual(['nearest', 'nearest']);
    const { from, first } = steps[0]!;
    expect([kit.makeSquare(from.monster), from.facing]).toEqual(['h6', NORTH]);
    expect(from.tokens.some(({ place }) => place === sq('h5'))).toBe(true);
    expect(first.look.left!.distance).toBeGreaterThan(1);
    step('look', {
      en: 'The one behind its back is safe',
      nl: 'Achter zijn rug ben je veilig',
      de: 'Hinter seinem Rücken ist man sicher',
      fr: 'Dans son dos, on est tranquille',
    });
  });

  test('tie: two figures are equally near, the second time over the squares of a pool', () => {
    const steps = firstSteps('tie');
    expect(steps.map(({ first }) => first.look.why)).toEqual(['tie', 'tie']);
    for (const { from, first } of steps) expect(first.facing).toBe(from.facing);
    expect(steps[1]!.from.tiles.some((tile) => kit.isPool(tile))).toBe(true);
    step('tie', {
      en: 'Equally far: it cannot decide, and walks straight on',
      nl: 'Even ver: het kan niet kiezen en loopt rechtdoor',
      de: 'Gleich weit: Es kann sich nicht entscheiden und geht geradeaus',
      fr: 'À égale distance, il ne peut pas choisir et va tout droit',
    });
  });

  test('wall: the monster enters at the same letter on the other side, facing as before', () => {
    const steps = firstSteps('wall');
    expect(steps.map(({ from, first }) => [kit.makeSquare(from.monster), kit.makeSquare(first.square)])).toEqual([
      ['h11', 'i1'],
      ['m10', 'd2'],
    ]);
    for (const { from, first } of steps) expect(first.facing).toBe(from.facing);
    step('wall', {
      en: 'in the same step and the same direction',
      nl: 'in dezelfde richting',
      de: 'in derselben Richtung',
      fr: 'dans la même direction',
    });
  });

  test('safe: in the second stage the cards 5 and 7 are left, and staying in place costs the 4', () => {
    const { start, solution } = turn('safe');
    expect([start.stage, [...start.pile].toSorted()]).toEqual([2, ['5', '7']]);
    expect(start.pile).toHaveLength(9 - start.round);
    const eats = (position: Position): boolean =>
      position.pile.some((card) => kit.walkOf(position, card).eaten.some((token) => token.startsWith('A')));
    expect(eats(played(start, 'A4:.') as Position)).toBe(true);
    expect(eats(played(start, solution) as Position)).toBe(false);
    step('safe', {
      en: 'Second stage, two cards left: 5 and 7',
      nl: 'Deel 2, nog twee kaarten: 5 en 7',
      de: 'Abschnitt 2, noch zwei Karten: 5 und 7',
      fr: 'Seconde manche, deux cartes restent : 5 et 7',
    });
  });

  test('tiles: the monster sees through a crystal, a turning stone turns it unless its look has, a teleporter moves it', () => {
    const found = floorsSteps.find(({ id }) => id === 'tiles')!;
    if (found.kind !== 'tap') throw new Error('The step tiles must ask for taps.');
    const [crystal, stone, teleporter] = found.questions.map((text) => kit.walkOf(read(text), '5').steps[0]!);
    expect(crystal!.look.ahead).not.toBeNull();
    expect([stone!.look.why, stone!.events[0]!.type]).toEqual(['nobody', 'turned']);
    expect(teleporter!.events.map(({ type }) => type)).toContain('teleported');
    step('tiles', {
      en: 'turns it, if the look has not done so first',
      nl: 'laat het draaien, als het kijken dat niet al deed',
      de: 'dreht es, wenn der Blick das nicht schon tat',
      fr: 'le fait tourner, si son regard ne l’a pas déjà fait',
    });
  });
});

describe('the hand-out', () => {
  const handOut = (phrases: InAllLanguages): void =>
    says(handOuts, ({ parts, basic }) => [...parts.flatMap(({ lines }) => lines), basic].join(' '), phrases);

  const layStart = (players: number): Position => {
    const options = floors.options({ players, setup: 'lay' });
    if (!options.ok) throw new Error(options.refusal.message);
    return floors.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  };

  test('while tiles are laid, the entrance, the exit and the squares next to them stay free', () => {
    const start = layStart(2);
    for (const square of ['a11', 'b11', 'a10', 'p1', 'o1', 'p2']) {
      expect(played(start, `lay s@${square}`), square).toBe('kept-free');
    }
    for (const square of ['b10', 'o2', 'c11']) expect(played(start, `lay s@${square}`), square).toBeTypeOf('object');
    handOut({
      en: 'the entrance, the exit and the squares beside them stay free',
      nl: 'de ingang, de uitgang en de vakjes ernaast blijven vrij',
      de: 'Eingang, Ausgang und die Felder daneben bleiben frei',
      fr: 'l’entrée, la sortie et les cases à côté restent libres',
    });
    says(words, ({ refusals }) => refusals.keptFree, {
      en: 'The entrance, the exit and the squares beside them stay free.',
      nl: 'De ingang, de uitgang en de vakjes ernaast blijven vrij.',
      de: 'Eingang, Ausgang und die Felder daneben bleiben frei.',
      fr: 'L’entrée, la sortie et les cases à côté restent libres.',
    });
  });

  test('after laying, the player to the left of the one who laid the last tile starts', () => {
    let position = layStart(3);
    let last = 0;
    while (position.phase === 'lay') {
      last = floors.toAct(position)[0]!;
      const next = floors.play(position, last, floors.actions(position, last, 0)[0]!, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      position = next.value;
    }
    expect(floors.toAct(position)).toEqual([(last % 3) + 1]);
    handOut({
      en: 'The player to the left of the one who laid the last tile starts',
      nl: 'Wie links zit van degene die de laatste tegel legde, begint',
      de: 'Es beginnt, wer links von dem sitzt, der das letzte Plättchen gelegt hat',
      fr: 'Le joueur à gauche de celui qui a posé la dernière tuile commence',
    });
  });

  test('a figure pushed over the edge or onto a teleporter counts as eaten, for hit cards too', () => {
    for (const board of ['n6E c@o6 A1p6', 'd6E c@e6,1^@g6,1v@m9 A1f6']) {
      const walk = kit.walkOf(read(`1/3/A/A/monster ${board},B1- 7.8.h1`), 'h1');
      expect([walk.eaten, walk.steps.length], board).toEqual([['A1'], 1]);
      // In the first stage it may enter again, with the same side up.
      expect(kit.makeTokens(walk.position.tokens)).toContain('A1-');
    }
    handOut({
      en: 'A figure that is pushed over the edge or onto a teleporter counts as eaten, for hit cards too',
      nl: 'Een figuur die over de rand of op een telepoort wordt geduwd, telt als opgegeten, ook voor de treffers',
      de: 'Eine Figur, die über den Rand oder auf einen Teleporter geschoben wird, gilt als gefressen, auch für die Treffer',
      fr: 'Un pion poussé par-dessus le bord ou sur un téléporteur compte comme mangé, pour les proies aussi',
    });
  });

  test('a figure never steps onto the square of the monster or a teleporter', () => {
    const position = read("1/3/A/A/tokens e6E 1^@d7,1v@m9 A3d6,B4m4' 5.7.8.10");
    expect([played(position, 'A3:e6'), played(position, 'A3:d7')]).toEqual(['monster-there', 'teleporter-there']);
    handOut({
      en: 'Never onto the monster’s square or a teleporter',
      nl: 'Nooit op het vakje van het monster of op een telepoort',
      de: 'Nie auf das Feld des Monsters oder einen Teleporter',
      fr: 'Jamais sur la case du monstre ni sur un téléporteur',
    });
  });

  test('a figure whose slide is blocked stops on the blood and continues with another step', () => {
    const position = read("1/3/A/A/tokens m10W H@e4,s@i4,s@j4 A2d4,B4l6' 5.7.8.10");
    expect(kit.makeTokens((played(position, 'A2:h4') as Position).tokens)).toContain("A5h4'");
    expect(played(position, 'A2:h4-h5')).toBeTypeOf('object');
    handOut({
      en: 'If a slide across blood is blocked, the figure stops on the blood and may go on with another step',
      nl: 'Is de weg over het bloed versperd, dan stopt de figuur op het bloed en mag hij met nog een stap verder',
      de: 'Ist der Weg über das Blut versperrt, bleibt die Figur auf dem Blut stehen und darf mit einem weiteren Schritt fort',
      fr: 'Si la glissade sur le sang est bloquée, le pion s’arrête sur le sang et peut repartir avec un autre pas',
    });
  });

  test('the last step must not enter blood if the slide would end on a figure', () => {
    const position = read("1/3/A/A/tokens m10W H@e4 A1d4,B4i4' 5.7.8.10");
    expect(played(position, 'A1:i4')).toBe('ends-on-token');
    const two = read("1/3/A/A/tokens m10W H@e4 A2d4,B4i4' 5.7.8.10");
    expect(played(two, 'A2:i4-j4')).toBeTypeOf('object');
    handOut({
      en: 'No last step into blood if the slide would end on a figure',
      nl: 'Geen laatste stap op het bloed als de figuur op een andere zou eindigen',
      de: 'Kein letzter Schritt auf Blut, wenn sie auf einer anderen Figur enden würde',
      fr: 'Pas de dernier pas sur le sang si la glissade finit sur un pion',
    });
  });

  test('in the first round each player brings in two figures, and the others are only flipped', () => {
    const options = floors.options({ players: 2 });
    if (!options.ok) throw new Error(options.refusal.message);
    let position = floors.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
    for (const text of ['A4:p1-p2', 'B4:p1-o1', 'A5:p1-o1-o2', 'B5:p1-p2-p3'])
      position = played(position, text) as Position;
    expect(position.phase).toBe('monster');
    for (const player of [0, 1] as const) {
      const own = position.tokens.filter((token) => token.player === player);
      expect(own.filter(({ place }) => kit.isOnBoard(place))).toHaveLength(2);
      // The first sides were 1, 3, 4 and 5; all four show their other side now.
      expect(own.map(({ shows }) => shows).toSorted()).toEqual([2, 3, 4, 6]);
    }
    handOut({
      en: 'First round: each brings in two figures and just flips the others. Coming in and leaving take one step each',
      nl: 'Eerste ronde: ieder brengt twee figuren naar binnen en draait de andere alleen om. Binnenkomen en naar buiten gaan kosten elk één stap',
      de: 'Erste Runde: Jeder bringt zwei Figuren herein und dreht die anderen nur um. Hereinkommen und Hinausgehen kosten je einen Schritt',
      fr: 'Premier tour : chacun fait entrer deux pions et retourne seulement les autres. Entrer et sortir demandent un pas chaque fois',
    });
  });

  test('later a figure may wait outside', () => {
    expect(played(read('1/2/A/A/tokens e6E - A4-,B4- 5.7'), 'A4:.')).toBeTypeOf('object');
    handOut({
      en: 'Later a figure may also wait outside',
      nl: 'Later mag een figuur ook buiten wachten',
      de: 'Später darf eine Figur auch draußen warten',
      fr: 'Plus tard, un pion peut aussi attendre dehors',
    });
  });

  test('the monster counts the squares of a pool one by one', () => {
    const { look } = kit.walkOf(read("2/5/A/A/monster h6N H@i6 A3h8',B5j6' 5.7"), '5').steps[0]!;
    expect(look).toMatchObject({ why: 'tie', ahead: { distance: 2 }, right: { distance: 2 } });
    says(handOuts, ({ effects }) => effects.rows.P[2]!, {
      en: 'over it, square by square',
      nl: 'eroverheen, vakje voor vakje',
      de: 'darüber hinweg, Feld für Feld',
      fr: 'par-dessus, case par case',
    });
  });

  test('a stone pushed onto blood slides to the far side, or stays on the blood if that is not free', () => {
    const pushed = (tiles: string): string =>
      kit.makeTiles((played(read(`1/3/A/A/tokens m10W ${tiles} A4e6,B4m4' 5.7`), 'A4:f6') as Position).tiles);
    expect([pushed('s@f6,P@g6'), pushed('s@f6,P@g6,s@i6')]).toEqual(['P@g6,s@i6', 'P@g6,s@h6,s@i6']);
    says(handOuts, ({ effects }) => effects.foot, {
      en: 'slides to the far side if that is free; if not, it stays on the blood',
      nl: 'glijdt naar de overkant als die vrij is; anders blijft het op het bloed',
      de: 'rutscht hinüber, wenn dort frei ist; sonst bleibt es auf dem Blut',
      fr: 'glisse de l’autre côté si c’est libre ; sinon il reste sur le sang',
    });
  });

  test('the game ends after the last card of the second stage, or earlier if no figure is left in play', () => {
    const end = (text: string, card: kit.Card) => {
      const next = floors.play(read(text), 0, { type: 'card', card }, 0);
      return next.ok ? floors.outcome(next.value) : null;
    };
    expect(end("2/8/A/A/monster c9W - A4p1',B4p2' 5", '5')).toMatchObject({ reason: 'last-card', winner: null });
    expect(end("2/3/A/A/monster e6E - A4f6',B1x 5.7.7.8.10.h1", 'h1')?.reason).toBe('none-left');
    expect(end("1/3/A/A/monster e6E - A4f6' 5.7.7.8.10.h1", 'h1')).toBeNull();
    handOut({
      en: 'Otherwise the game ends after the last card, or in stage 2 when no figure is left in play',
      nl: 'Anders eindigt het spel na de laatste kaart, of in deel 2 als er geen figuur meer in het spel is',
      de: 'Sonst endet die Partie nach der letzten Karte oder in Abschnitt 2, wenn keine Figur mehr im Spiel ist',
      fr: 'Sinon, la partie finit après la dernière carte, ou à la manche 2 quand plus aucun pion n’est en jeu',
    });
    handOut({
      en: 'Nobody out: no winner',
      nl: 'Niemand buiten: geen winnaar',
      de: 'Niemand draußen: niemand gewinnt',
      fr: 'Personne dehors : pas de vainqueur',
    });
  });
});

describe('the rules page', () => {
  const section = (id: keyof FloorsBook['sections'], phrases: InAllLanguages): void =>
    says(books, ({ sections }) => sections[id].body.filter((block) => typeof block === 'string').join(' '), phrases);
  /** What the monster's first step pushes, and where. */
  const pushedTo = (text: string): readonly string[] =>
    kit
      .walkOf(read(`1/3/A/A/monster ${text} 5.7.8`), '5')
      .steps[0]!.events.flatMap((one) =>
        one.type === 'pushed' && one.to !== null ? [`${one.what} ${kit.makeSquare(one.to)}`] : [],
      );

  test('a stone or figure pushed onto a pool stops before any obstacle; a figure that slides against a stone pushes it', () => {
    expect(pushedTo('e6E s@f6,H@g6,c@j6 -')).toEqual(['s i6']);
    expect(pushedTo('e6E s@f6,P@h6,c@j6 A4g6')).toEqual(expect.arrayContaining(['A4 j6', 'c k6']));
    expect(pushedTo('e6E s@f6,P@h6,c@j6,c@k6 A4g6')).toContain('A4 i6');
    section('stepping', {
      en: 'a figure that slides against a stone pushes it, if the square behind is free',
      nl: 'een figuur die tegen een steen glijdt, duwt die, als het vakje erachter vrij is',
      de: 'eine Figur, die gegen einen Stein rutscht, schiebt ihn, wenn das Feld dahinter frei ist',
      fr: 'un pion qui glisse contre une pierre la pousse, si la case derrière est libre',
    });
  });

  test('a figure pushes one stone onto a free square or onto blood, and nowhere else', () => {
    const pushed = (tiles: string, tokens = "A4e6,B4m4'", monster = 'm10W', stone = 'f6'): Position | string =>
      played(read(`1/3/A/A/tokens ${monster} ${tiles} ${tokens} 5.7`), `A4:${stone}`);
    const tilesAfter = (after: Position | string): string =>
      typeof after === 'string' ? after : kit.makeTiles(after.tiles);
    for (const kind of ['s', 'c', 'r', 'h']) {
      expect(tilesAfter(pushed(`${kind}@f6`)), kind).toBe(`${kind}@g6`);
      expect(tilesAfter(pushed(`s@f6,${kind}@g6`)), kind).toBe('push-blocked');
    }
    expect(tilesAfter(pushed('s@f6,P@g6'))).toBe('P@g6,s@i6');
    expect(tilesAfter(pushed('s@f6,1>@g6'))).toBe('push-blocked');
    expect(tilesAfter(pushed('s@f6', "A4e6,B4g6'"))).toBe('push-blocked');
    expect(tilesAfter(pushed('s@f6', "A4e6,B4m4'", 'g6W'))).toBe('push-blocked');
    expect(tilesAfter(pushed('s@p6', "A4o6,B4m4'", 'm10W', 'p6'))).toBe('push-blocked');
    section('pushing', {
      en: 'one at a time, onto a free square or onto blood. Another of these stones, a figure, the monster, a teleporter or the edge behind it makes that impossible',
      nl: 'één tegelijk, naar een vrij vakje of op bloed. Is daar nog zo’n steen, een figuur, het monster, een telepoort of de rand, dan kan het niet',
      de: 'immer nur einen, auf ein freies Feld oder auf Blut. Ist dahinter noch ein solcher Stein, eine Figur, das Monster, ein Teleporter oder der Rand, geht es nicht',
      fr: 'une seule à la fois, vers une case libre ou sur le sang. Une autre de ces pierres, un pion, le monstre, un téléporteur ou le bord derrière l’en empêchent',
    });
  });

  test('a pool may be rotated when it is laid', () => {
    const options = floors.options({ players: 2, setup: 'lay' });
    if (!options.ok) throw new Error(options.refusal.message);
    const start = floors.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
    for (const pool of ['H@e6', 'V@e6']) expect(played(start, `lay ${pool}`), pool).toBeTypeOf('object');
    section('setup', {
      en: 'Pools may be turned',
      nl: 'Bloedplassen mag je draaien',
      de: 'Blutlachen darf man drehen',
      fr: 'On peut tourner les flaques',
    });
  });

  test('a hit card drawn first is shuffled back in', () => {
    const first = read("1/1/A/A/monster a11E - A1-',B1-' 5.7.7.8.8.10.h1.h2");
    for (const card of ['h1', 'h2'] as const) {
      const next = floors.play(first, 0, { type: 'card', card }, 0);
      expect(next.ok ? '' : next.refusal.code).toBe('hit-card-first');
    }
    const next = floors.play(first, 0, { type: 'card', card: '7' }, 0);
    expect(next.ok && next.value.pile).toEqual(expect.arrayContaining(['h1', 'h2']));
    section('cards', {
      en: 'if such a card comes, the next one counts, and it is shuffled back in',
      nl: 'komt er zo een, dan geldt de volgende en wordt hij weer ingeschud',
      de: 'Kommt eine, gilt die nächste, und sie wird wieder eingemischt',
      fr: 's’il en vient une, la suivante compte et on la remélange',
    });
  });

  test('the 5 as three hits is allowed with six and seven players', () => {
    const allowed = [2, 3, 4, 5, 6, 7].filter((players) => floors.options({ players, five: 'h3' }).ok);
    expect(allowed).toEqual([6, 7]);
    says(handOuts, ({ parts }) => parts.flatMap(({ lines }) => lines).join(' '), {
      en: 'Two players: do not bring two figures out too early. Six or seven: the 5 may count as 3 hits',
      nl: 'Met zijn tweeën: breng niet te vroeg twee figuren naar buiten. Met zes of zeven: de 5 mag als 3 treffers tellen',
      de: 'Zu zweit: Bringt nicht zu früh zwei Figuren hinaus. Zu sechst oder siebt: Die 5 darf als 3 Treffer zählen',
      fr: 'À deux : ne sortez pas deux pions trop tôt. À six ou sept : le 5 peut compter comme 3 proies',
    });
  });

  test('the monster goes for the nearest figure in sight, not for a nearer one behind a stone', () => {
    const { look } = kit.walkOf(read('1/3/A/A/monster e6E s@g6 A4h6,B4e2 5.7.8'), '5').steps[0]!;
    expect([look.why, look.facing, look.ahead]).toEqual(['nearest', SOUTH, null]);
    says(intros, ({ about }) => about, {
      en: 'It goes for the nearest figure it sees',
      nl: 'Het gaat af op de dichtstbijzijnde figuur die het ziet',
      de: 'Es geht auf die nächste Figur los, die es sieht',
      fr: 'Il va vers le pion visible le plus proche',
    });
  });
});
