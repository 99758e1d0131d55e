/** Proves the claims of the course on setting traps with the prover, and by trying all replies. */
import { menhirsPlayers, nodeBudget, puzzles } from '@speeltafel/players';
import { menhirs, menhirsKit, type Result } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { TRAP_STEPS } from '../../../src/games/menhirs/strategy/step-ids.ts';
import { safeMoves, safeTurn, type TrapStep, trapSteps } from '../../../src/games/menhirs/strategy/steps.ts';
import type en from '../../../src/games/menhirs/strategy/words/en.ts';
import { byLanguage, type InAllLanguages, says } from '../../games/says.ts';

const { hasWinningMove, MOVING, TAKING } = menhirsKit;
const { claimWins, PROVEN, Prover, REFUTED } = menhirsPlayers;

type Position = menhirsKit.Position;

const words = byLanguage<typeof en>(
  import.meta.glob('../../../src/games/menhirs/strategy/words/??.ts', { eager: true, import: 'default' }),
);
const told = (id: TrapStep['id'], phrases: InAllLanguages): void =>
  says(words, ({ steps }) => Object.values(steps[id]).join(' '), phrases);

function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
function play(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((now, text) => {
    const { seat, action } = ok(menhirs.parseAction(text, now));
    return ok(menhirs.play(now, seat, action, 0));
  }, position);
}
const stepOf = (id: TrapStep['id']): TrapStep => trapSteps.find((step) => step.id === id)!;
const positionOf = (id: TrapStep['id']): Position => ok(menhirs.parsePosition(stepOf(id).position));
const movesOf = (position: Position) =>
  menhirs.actions(position, position.state.player, 0).filter(({ kind }) => kind === 'move');
/** The whole cluster of a place. */
const clusterOf = (fog: number, place: string): string =>
  menhirsKit.makePlaces(menhirsKit.cluster(fog, ok(menhirsKit.parsePlaces(place))));
const textOf = (position: Position, action: menhirsKit.Action): string =>
  menhirs.makeAction(action, position, position.state.player);
/** Whether the attacker can force a win from here. */
const forces = (position: Position, attacker: number, within?: number): number =>
  new Prover(position.state, 1e6).prove(position.state, attacker, nodeBudget(1e6), within);

test('the steps are in the order of their ids', () => {
  expect(trapSteps.map(({ id }) => id)).toEqual(TRAP_STEPS);
});

describe.each(trapSteps)('$id', (step) => {
  const start = ok(menhirs.parsePosition(step.position));

  test('is completed by its solution, and not before its last action', () => {
    let position = start;
    const others = [...(step.others ?? [])];
    for (const [i, text] of step.solution.entries()) {
      const { seat, action } = ok(menhirs.parseAction(text, position));
      expect(seat).toBe(step.seat);
      position = play(position, text);
      expect(step.judge(action, position).kind, text).toBe(i === step.solution.length - 1 ? 'done' : 'going');
      const waiting = menhirs.toAct(position)[0];
      if (i < step.solution.length - 1 && waiting !== step.seat)
        position = play(position, ...others.shift()!.split(' '));
    }
    expect(others).toEqual([]);
  });

  test('explains every wrong attempt with a legal reply', () => {
    for (const action of menhirs.actions(start, step.seat, 0)) {
      const after = ok(menhirs.play(start, step.seat, action, 0));
      const verdict = step.judge(action, after);
      if (verdict.kind === 'going' || verdict.reply === undefined) continue;
      const end = play(after, ...verdict.reply);
      const why = verdict.kind === 'wrong' ? verdict.why.reason : 'opponent-claims';
      if (why === 'opponent-wins' || why === 'opponent-claims') {
        expect(menhirs.outcome(end)?.winner).toBe(3 - step.seat);
      }
      if (why === 'escapes') {
        expect(end.state.player).toBe(step.seat);
        expect(hasWinningMove(end.state) || claimWins(end.state, step.seat)).toBe(false);
      }
    }
  });
});

test.each(['trap', 'tight', 'spend', 'door', 'two'] as const)('%s: nothing can be claimed at first', (id) => {
  const start = positionOf(id);
  const verdict = stepOf(id).judge({ kind: 'claim' }, play(start, '!'));
  expect(verdict).toMatchObject({ kind: 'wrong', why: { reason: 'unjust' } });
});

describe('the claims of the texts', () => {
  test('trapped: there are six moves, and after each a claim wins whatever is taken', () => {
    const start = positionOf('trapped');
    expect(movesOf(start)).toHaveLength(6);
    expect(safeMoves(start)).toEqual([]);
    expect(forces(start, 2)).toBe(PROVEN);
    for (const move of movesOf(start)) {
      const moved = play(start, textOf(start, move));
      expect(moved.state.phase).toBe(TAKING);
      for (const end of menhirs.actions(moved, 1, 0)) {
        expect(claimWins(ok(menhirs.play(moved, 1, end, 0)).state, 2)).toBe(true);
      }
    }
    told('trapped', {
      en: 'you have six moves, and each of them lets your opponent win',
      nl: 'heb je zes zetten, en na elke zet kan de ander winnen',
      de: 'hast du sechs Züge, und nach jedem kann die andere Seite gewinnen',
      fr: 'vous avez six déplacements, et chacun permet à l’adversaire de gagner',
    });
  });

  test('trap: exactly one turn wins by force, and all eight replies lose', () => {
    const start = positionOf('trap');
    expect(puzzles.solutionsOf({ kind: 'win-in-two', position: stepOf('trap').position })).toEqual([['d5:SW']]);
    const after = play(start, 'd5:SW');
    expect([movesOf(after).length, safeMoves(after), safeTurn(after)]).toEqual([8, [], undefined]);
    expect(forces(after, 2)).toBe(PROVEN);
    expect(menhirsKit.makePlaces(start.state.menhirs).split('.')).not.toContain('d5');
    told('trap', {
      en: 'Eight replies, and each of them lets you win',
      nl: 'Acht antwoorden, en na elk daarvan win jij',
      de: 'Acht Antworten, und nach jeder gewinnst du',
      fr: 'Huit réponses, et chacune vous fait gagner',
    });
  });

  test('tight: twelve replies, one of them safe, and no other move leaves so few', () => {
    const start = positionOf('tight');
    const after = play(start, 'b4:NE');
    expect(movesOf(after)).toHaveLength(12);
    expect(safeMoves(after).map((move) => textOf(after, move))).toEqual(['c4:NE']);
    const others = safeMoves(start).map((move) => {
      const moved = play(start, textOf(start, move));
      return moved.state.phase === MOVING ? safeMoves(moved).length : Number.POSITIVE_INFINITY;
    });
    expect(others.toSorted((a, b) => a - b).slice(0, 2)).toEqual([1, 5]);
    expect(clusterOf(start.state.fog, 'b4')).toBe('b4.c5.d5');
    told('tight', {
      en: 'Twelve moves, and only one of them is safe: the same cluster once more to the north-east',
      nl: 'Twaalf zetten, en maar één is veilig: hetzelfde cluster nog een keer naar het noordoosten',
      de: 'Zwölf Züge, und nur einer ist sicher: dieselbe Bank noch einmal nach Nordosten',
      fr: 'Douze déplacements, un seul est sûr : le même banc, encore une fois au nord-est',
    });
  });

  test('spend: six replies, all of which lose without b4; with b4 on the board one would be safe', () => {
    const start = positionOf('spend');
    expect(puzzles.solutionsOf({ kind: 'win-in-two', position: stepOf('spend').position })).toEqual([['e2:S', '-b4']]);
    const after = play(start, 'e2:S', '-b4');
    expect([movesOf(after).length, safeMoves(after)]).toEqual([6, []]);
    expect(safeTurn(play(start, 'e2:S', '.'))).toBeDefined();
    expect(clusterOf(start.state.fog, 'e3').split('.')).toHaveLength(5);
    told('spend', {
      en: 'Without b4 all six replies lose. With b4 there was a way out',
      nl: 'Zonder b4 verliezen alle zes antwoorden. Met b4 was er een uitweg',
      de: 'Ohne b4 verlieren alle sechs Antworten. Mit b4 gab es einen Ausweg',
      fr: 'Sans b4, les six réponses perdent. Avec b4, il restait une issue',
    });
  });

  test('door: a claim answers twelve of thirteen moves, whatever is taken', () => {
    const start = positionOf('door');
    expect(movesOf(start)).toHaveLength(13);
    expect(safeMoves(start).map((move) => textOf(start, move))).toEqual(['c2:N']);
    expect(claimWins(play(start, 'c2:N').state, 1)).toBe(false);
    const { fog, taken1, taken2 } = start.state;
    expect([menhirsKit.size(menhirsKit.cluster(fog, fog & -fog)), taken1, taken2]).toEqual([6, 3, 2]);
    told('door', {
      en: 'You have thirteen moves. After twelve of them your opponent claims',
      nl: 'Je hebt dertien zetten. Na twaalf daarvan claimt de ander',
      de: 'Du hast dreizehn Züge. Nach zwölf davon sagt die andere Seite den Sieg an',
      fr: 'Vous avez treize déplacements. Après douze d’entre eux, l’adversaire annonce',
    });
  });

  test('claim: it is just with a single proof, and nothing wins without it', () => {
    expect(puzzles.solutionsOf({ kind: 'claim-or-not', position: stepOf('claim').position })).toEqual([
      ['!', 'b3.c4.d5.d6:NW'],
    ]);
    const start = positionOf('claim');
    expect([claimWins(start.state, 2), hasWinningMove(start.state)]).toEqual([true, false]);
    const back = play(start, '!').state.fog;
    expect(clusterOf(back, 'c4')).toBe('b3.c4.d5.d6.e4.f3.g2');
    const last = menhirs.view(start, null).last!;
    expect([menhirsKit.size(last.from), menhirsKit.makePlaces(last.tile)]).toEqual([5, 'c4']);
    // A claim is about the position with the tile back, not about an earlier one.
    told('claim', {
      en: 'Can you win with c4 back?',
      nl: 'Kun je winnen als c4 terugligt?',
      de: 'Kannst du gewinnen, wenn c4 wieder liegt?',
      fr: 'Pouvez-vous gagner si c4 revient ?',
    });
    told('claim', {
      en: 'all seven tiles are one cluster. Split it: b3, c4, d5 and d6 can go without the others',
      nl: 'vormen alle zeven tegels één cluster. Splits het: b3, c4, d5 en d6 kunnen zonder de andere gaan',
      de: 'sind alle sieben Plättchen eine Bank. Teil sie: b3, c4, d5 und d6 können ohne die anderen ziehen',
      fr: 'les sept tuiles forment alors un seul banc. Divisez-le : b3, c4, d5 et d6 peuvent partir sans les autres',
    });
  });

  test('two: one turn wins, one reply is safe, and it leads into a second trap', () => {
    const start = positionOf('two');
    expect(puzzles.solutionsOf({ kind: 'win-in-three', position: stepOf('two').position })).toEqual([['d1:SW']]);
    const trapped = play(start, 'd1:SW');
    expect(safeMoves(trapped).map((move) => textOf(trapped, move))).toEqual(['a2:NE']);
    const second = play(trapped, 'a2:NE', '.');
    expect(puzzles.solutionsOf({ kind: 'win-in-two', position: menhirs.makePosition(second) })).toEqual([['b2:SE']]);
    expect(safeTurn(play(second, 'b2:SE'))).toBeUndefined();
    expect(forces(trapped, 2)).toBe(PROVEN);
    expect(clusterOf(start.state.fog, 'd1')).toBe('d1.d2.e2.f1');
    told('two', {
      en: 'Your opponent had one safe reply, and it led into the second trap',
      nl: 'De ander had één veilig antwoord, en dat leidde naar de tweede val',
      de: 'Es gab eine sichere Antwort, und sie führte in die zweite Falle',
      fr: 'Il y avait une réponse sûre, et elle menait au second piège',
    });
  });

  test('go on: player 1 wins in round 1 at the latest, whatever the opponent chooses', () => {
    const start = positionOf('go-on');
    for (const theirs of ['P', 'G']) {
      const after = play(start, 'G', theirs);
      expect([after.state.round, forces(after, 1, 3)]).toEqual([2, PROVEN]);
    }
    told('go-on', {
      en: 'You close a trap in round 2 and win in round 1, whatever your opponent chooses',
      nl: 'In ronde 2 sluit je een val en in ronde 1 win je, wat de ander ook kiest',
      de: 'In Runde 2 schließt du eine Falle, in Runde 1 gewinnst du, was auch immer die andere Seite wählt',
      fr: 'Vous fermez un piège à la manche 2 et gagnez à la manche 1, quel que soit le choix adverse',
    });
  });

  test('prolong: in rounds 2 and 1 player 1 cannot force a win, and going on alone loses', () => {
    const start = positionOf('prolong');
    const alone = play(start, 'G', 'P');
    expect([forces(alone, 1), forces(alone, 2)]).toEqual([REFUTED, PROVEN]);
    const both = play(start, 'G', 'G');
    expect([forces(both, 1), forces(both, 2)]).toEqual([REFUTED, REFUTED]);
    expect(play(start, 'P', 'P').state.round).toBe(12);
    told('prolong', {
      en: 'Both prolong, and the game goes back to round 12. Going on alone would have lost',
      nl: 'Beiden verlengen, en het spel gaat terug naar ronde 12. Alleen doorgaan had verloren',
      de: 'Beide verlängern, und es geht zurück zu Runde 12. Allein weiterzugehen hätte verloren',
      fr: 'Les deux prolongent, et l’on revient à la manche 12. Continuer seul aurait perdu',
    });
  });
});
