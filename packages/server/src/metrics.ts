/** Counters since the start, for Prometheus. */
const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** Events an operator should learn of. */
const HAPPENINGS = ['clock_jumps', 'write_failures'] as const;
type Happening = (typeof HAPPENINGS)[number];

export class Metrics {
  private readonly commands = new Map<string, number>();
  private readonly refusals = new Map<string, number>();
  private readonly events = new Map<Happening, number>(HAPPENINGS.map((what) => [what, 0]));
  private readonly latency = new Array<number>(BUCKETS.length + 1).fill(0);
  private spent = 0;

  commanded(kind: string, ms: number): void {
    this.commands.set(kind, (this.commands.get(kind) ?? 0) + 1);
    const slot = BUCKETS.findIndex((most) => ms <= most);
    this.latency[slot < 0 ? BUCKETS.length : slot]! += 1;
    this.spent += ms;
  }

  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  happened(what: Happening): void {
    this.events.set(what, this.events.get(what)! + 1);
  }

  /** The text format of Prometheus. `gauges` are current values. */
  text(gauges: Readonly<Record<string, number>>): string {
    const lines: string[] = [];
    const head = (name: string, type: string, help: string): void => {
      lines.push(`# HELP speeltafel_${name} ${help}`, `# TYPE speeltafel_${name} ${type}`);
    };
    for (const [name, value] of Object.entries(gauges)) {
      head(name, 'gauge', `Now: ${name.replaceAll('_', ' ')}.`);
      lines.push(`speeltafel_${name} ${value}`);
    }
    head('commands_total', 'counter', 'Commands answered, by kind.');
    for (const [kind, count] of this.commands) lines.push(`speeltafel_commands_total{kind="${kind}"} ${count}`);
    head('refusals_total', 'counter', 'Refusals, by code.');
    for (const [code, count] of this.refusals) lines.push(`speeltafel_refusals_total{code="${code}"} ${count}`);
    for (const [what, count] of this.events) {
      head(`${what}_total`, 'counter', `Since the start: ${what.replaceAll('_', ' ')}.`);
      lines.push(`speeltafel_${what}_total ${count}`);
    }
    head('answer_milliseconds', 'histogram', 'From a command to its answer, kept on disk.');
    let total = 0;
    for (const [i, most] of [...BUCKETS, '+Inf'].entries()) {
      total += this.latency[i]!;
      lines.push(`speeltafel_answer_milliseconds_bucket{le="${most}"} ${total}`);
    }
    lines.push(`speeltafel_answer_milliseconds_sum ${this.spent}`, `speeltafel_answer_milliseconds_count ${total}`);
    return `${lines.join('\n')}\n`;
  }
}
