/** Maximum timeout of browsers. A longer one fires at once. */
const longest = 2_147_483_647;
/** The server's clock may be slightly slow. */
const reserve = 1_000;

/** Refetch interval that ends at a moment, in ms; false if there is none. */
export function refetchDelay(at: string | undefined, now: number): number | false {
  if (at === undefined) return false;
  return Math.min(Math.max(Date.parse(at) - now, 0) + reserve, longest);
}
