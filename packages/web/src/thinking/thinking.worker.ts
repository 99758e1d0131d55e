/** Runs the computer players off the main thread. */
import { analyse, annotate, answerThink, chart, type Report, reports } from '@speeltafel/players';
import type { Answer, Question } from './messages.ts';
import { withSolvedBoards } from './solved-boards.ts';

const post = (answer: Answer): void => postMessage(answer);
const now = (): number => performance.now();

function think(question: Extract<Question, { kind: 'think' }>): void {
  answerThink(question, now, (heard) => {
    if (heard.type === 'done') {
      const { id, thought, pace, claims } = heard;
      post({ id, type: 'done', kind: 'think', turn: { actions: thought.actions, pace, claims } });
    }
    if (heard.type === 'refused') post({ id: heard.id, type: 'failed', message: heard.message });
  });
}

/** The time between two progress reports, in milliseconds. */
const REPORT_EVERY = 100;

function reporter(id: number): Report {
  let last = Number.NEGATIVE_INFINITY;
  return (done, of) => {
    if (now() - last < REPORT_EVERY) return;
    last = now();
    post({ id, type: 'progress', done, of });
  };
}

function sample({ id, settings, from, to }: Extract<Question, { kind: 'sample' }>): void {
  const known = reports.checkSettings(reports.reporters.get(settings.game), settings);
  if (!known.ok) {
    post({ id, type: 'failed', message: known.refusal.message });
    return;
  }
  const { play } = reports.reporters.get(settings.game);
  const samples = Array.from({ length: to - from }, (_, i) => play(known.value, from + i));
  post({ id, type: 'done', kind: 'sample', samples });
}

function pace({ id, settings, records }: Extract<Question, { kind: 'pace' }>): void {
  const { lasts, realGame } = reports.reporters.get(settings.game);
  const played = records.flatMap((record) => realGame(settings, record) ?? []);
  post({ id, type: 'done', kind: 'pace', pace: reports.paceOf(lasts, played) });
}

function answer(question: Question): void {
  const { id } = question;
  if (question.kind === 'think') think(question);
  else if (question.kind === 'sample') sample(question);
  else if (question.kind === 'pace') pace(question);
  else if (question.kind === 'analyse') {
    post({ id, type: 'done', kind: 'analyse', analysis: analyse(question.game, question, now) });
  } else if (question.kind === 'chart') {
    post({ id, type: 'done', kind: 'chart', chart: chart(question.record, now, reporter(id)) });
  } else post({ id, type: 'done', kind: 'annotate', notes: annotate(question.record, now, reporter(id)) });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void withSolvedBoards(() => answer(data)));
