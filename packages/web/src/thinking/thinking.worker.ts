/** The computer players, off the page's own thread. */
import { answerThink, floorsPlayers, menhirsPlayers } from '@speeltafel/players';
import { menhirs } from '@speeltafel/rules';
import { analyse, annotate, chart, type Report } from './analysis.ts';
import type { Answer, Question } from './messages.ts';

const post = (answer: Answer): void => postMessage(answer);
const now = (): number => performance.now();

function claims({ id, position, options, level, seat, seed }: Extract<Question, { kind: 'claims' }>): void {
  const grade = menhirsPlayers.MENHIRS_LEVELS.find((one) => one.id === level);
  const setting = menhirs.parseOptions(options);
  const here = setting.ok ? menhirs.parsePosition(position, setting.value) : setting;
  const claim = grade !== undefined && here.ok && menhirsPlayers.playerOf(grade).claims(here.value, seat, seed);
  post({ id, type: 'done', kind: 'claims', claims: claim });
}

const LEVELS = { menhirs: menhirsPlayers.MENHIRS_LEVELS, floors: floorsPlayers.FLOORS_LEVELS };

/** Somewhere between the shortest and the longest that the level takes. */
function paceOf({ game, level, seed }: Extract<Question, { kind: 'think' }>): number {
  const levels: readonly { readonly id: string; readonly pace: readonly [number, number] }[] =
    game === 'menhirs' ? LEVELS.menhirs : LEVELS.floors;
  const [least, most] = levels.find(({ id }) => id === level)?.pace ?? [0, 0];
  return least + ((most - least) * (seed % 97)) / 96;
}

/** Too late to claim: think as if there were no claims, rather than not at all. */
function withoutClaims(options: string): string {
  const parsed = menhirs.parseOptions(options);
  return parsed.ok ? menhirs.makeOptions({ ...parsed.value, claims: false }) : options;
}

function think(question: Extract<Question, { kind: 'think' }>): void {
  const late = question.late && question.game === 'menhirs';
  const request = late ? { ...question, options: withoutClaims(question.options) } : question;
  answerThink(request, now, (heard) => {
    if (heard.type === 'done') {
      const turn = { actions: heard.thought.actions, pace: paceOf(question) };
      post({ id: heard.id, type: 'done', kind: 'think', turn });
    }
    if (heard.type === 'refused') post({ id: heard.id, type: 'failed', message: heard.message });
  });
}

/** Between two words about progress, in milliseconds. */
const BREATH = 100;

function reporter(id: number): Report {
  let last = Number.NEGATIVE_INFINITY;
  return (done, of) => {
    if (now() - last < BREATH) return;
    last = now();
    post({ id, type: 'progress', done, of });
  };
}

function answer(question: Question): void {
  const { id } = question;
  if (question.kind === 'claims') claims(question);
  else if (question.kind === 'think') think(question);
  else if (question.kind === 'analyse') post({ id, type: 'done', kind: 'analyse', analysis: analyse(question, now) });
  else if (question.kind === 'chart') {
    post({ id, type: 'done', kind: 'chart', chart: chart(question.record, now, reporter(id)) });
  } else post({ id, type: 'done', kind: 'annotate', notes: annotate(question.record, now, reporter(id)) });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data));
