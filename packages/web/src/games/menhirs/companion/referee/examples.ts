/** The worked examples of the rules, as a first look at the referee. */
export const EXAMPLES: readonly string[] = [
  'adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/7/2/move 1/0 f3:S last=f4:N-b3',
  'adam b4.c2.d3.f2.f4 a1.a2.a3.b2.c2.d3.f1 1/7/2/move 0/0 f1:S last=f2:N',
  'adam c3.c4.e2.e5.f1 e1.f1 1/7/2/move 1/0 - last=d1.e1.f1:SE-g1',
];
