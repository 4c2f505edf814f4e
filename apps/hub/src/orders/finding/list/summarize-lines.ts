type Line = { name: string; nameEn: string | null; quantity: number };

/** The first line of an order, and the number of pieces in the others: "아메리카노 외 2개". */
export function summarizeLines<T extends Line>([first, ...others]: readonly T[]) {
  return { first, others: others.reduce((sum, { quantity }) => sum + quantity, 0) };
}
