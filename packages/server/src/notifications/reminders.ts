/** When a message is sent: what waits for the end of quiet hours, and when a player is reminded of a deadline. */

/** In minutes of the day. */
export interface QuietHours {
  readonly zone: string;
  readonly since: number;
  readonly until: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MINUTES = 24 * 60;

/** Reminders come this long before the deadline, if the whole time was at least twice as long. */
const BEFORE = [24 * HOUR, 6 * HOUR, HOUR] as const;
/** A message whose deadline is this soon after quiet hours does not wait for their end. */
const AFTER_QUIET = HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_ZONES = 500;

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
    if (formats.size >= MOST_ZONES) formats.clear();
    formats.set(zone, format);
  }
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function minuteOfDay(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return number('hour') * 60 + number('minute');
}

const between = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** The quiet period around this moment; null if there is none. */
export function quietAround(
  at: number,
  hours: QuietHours | null,
): { readonly since: number; readonly until: number } | null {
  if (hours === null || hours.since === hours.until) return null;
  const minute = minuteOfDay(at, hours.zone);
  const [passed, length] = [between(hours.since, minute), between(hours.since, hours.until)];
  if (passed >= length) return null;
  const start = Math.floor(at / MINUTE) * MINUTE - passed * MINUTE;
  return { since: start, until: start + length * MINUTE };
}

/** When a message may be sent: now, or when quiet hours end. A message that cannot wait that long is sent at once. */
export function mayComeAt(now: number, hours: QuietHours | null, deadline: number | null): number {
  const quiet = quietAround(now, hours);
  return quiet === null || (deadline !== null && deadline < quiet.until + AFTER_QUIET) ? now : quiet.until;
}

/**
 * The times of reminders, in order. A reminder that falls into quiet hours, and would be too late after them, comes
 * before them.
 */
export function remindersOf(since: number, deadline: number | null, hours: QuietHours | null): readonly number[] {
  if (deadline === null) return [];
  return BEFORE.filter((before) => deadline - since >= 2 * before)
    .map((before) => {
      const at = deadline - before;
      const quiet = quietAround(at, hours);
      const tooLate = quiet !== null && deadline < quiet.until + AFTER_QUIET;
      return tooLate && quiet.since - MINUTE > since ? quiet.since - MINUTE : at;
    })
    .toSorted((a, b) => a - b);
}
