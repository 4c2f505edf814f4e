/** A receipt may be off by minutes, a business day must not be. In ms. */
const tolerated = 5 * 60_000;

/**
 * By how many whole minutes this device's clock is ahead of the server's (behind: negative); 0 while that does no harm.
 * `asked` and `heard` are the device's times around the request, in ms.
 */
export function minutesAhead(answer: { date: string | null; asked: number; heard: number }): number {
  const server = Date.parse(answer.date ?? '');
  if (Number.isNaN(server)) return 0;
  // The header has whole seconds, and the answer was made at some time between the two.
  const ahead = Math.max(0, answer.asked - server - 1_000) - Math.max(0, server - answer.heard);
  return Math.abs(ahead) > tolerated ? Math.round(ahead / 60_000) : 0;
}

/** Asks the server for the time. 0 without an answer. */
export async function readClockError(): Promise<number> {
  const asked = Date.now();
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store' });
    return minutesAhead({ date: headers.get('date'), asked, heard: Date.now() });
  } catch {
    return 0;
  }
}
