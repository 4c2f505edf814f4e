/** The longest a browser's timer waits; longer ones ring at once. */
const longest = 2_147_483_647;
/** The server's clock may be a little behind. */
const reserve = 1_000;

/** Milliseconds until a moment of which something has to be asked again; false where there is none. */
export function askAgainIn(at: string | undefined, now: number): number | false {
  if (at === undefined) return false;
  return Math.min(Math.max(Date.parse(at) - now, 0) + reserve, longest);
}
