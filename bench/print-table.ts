export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly unit: string;
  /** The name of the reference value: another program, a goal or a limit. */
  readonly beside: string;
  readonly theirs: number;
  /** The required ratio of ours to theirs; with `atMost`, of theirs to ours. */
  readonly wanted: number;
  readonly atMost?: boolean;
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ what, ours, unit, beside, theirs, wanted, atMost }) => {
    const ratio = atMost ? theirs / ours : ours / theirs;
    return [
      what,
      `${figure(ours)} ${unit}`,
      `${beside}: ${figure(theirs)}`,
      `${ratio.toFixed(ratio < 10 ? 2 : 0)}x`,
      `${wanted}x`,
      ratio >= wanted ? 'reached' : 'MISSED',
    ];
  });
  const all = [['', 'ours', 'reference', 'ratio', 'required', ''], ...cells];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

export const atMost = (what: string, ours: number, unit: string, target: number): Row => ({
  ...{ what, ours, unit, beside: 'target', theirs: target, wanted: 1, atMost: true },
});

export const atLeast = (what: string, ours: number, unit: string, target: number): Row => ({
  ...{ what, ours, unit, beside: 'target', theirs: target, wanted: 1 },
});
