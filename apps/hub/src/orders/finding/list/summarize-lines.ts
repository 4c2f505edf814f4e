type Line = { name: string; nameEn: string | null; quantity: number };

/** Summarizes an order as its first line and the number of other pieces: "아메리카노 외 2개". */
export function summarizeLines<T extends Line>([first, ...others]: readonly T[]) {
  return { first, others: others.reduce((sum, { quantity }) => sum + quantity, 0) };
}
