/** In ms. The time on a receipt may be wrong by minutes, but the business day must be right. */
const tolerated = 5 * 60_000;

/**
 * By how many whole minutes this device's clock is ahead of the server's; negative if behind, 0 if the error
 * is harmless. `asked` and `heard` are the device's times before and after the request, in ms.
 */
export function minutesAhead(answer: { date: string | null; asked: number; heard: number }): number {
  const server = Date.parse(answer.date ?? '');
  if (Number.isNaN(server)) return 0;
  // The header has whole seconds, and the server made the answer at some time between `asked` and `heard`.
  const ahead = Math.max(0, answer.asked - server - 1_000) - Math.max(0, server - answer.heard);
  return Math.abs(ahead) > tolerated ? Math.round(ahead / 60_000) : 0;
}

/** Compares this device's clock with the server's. 0 if there is no answer. */
export async function readClockError(): Promise<number> {
  const asked = Date.now();
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store' });
    return minutesAhead({ date: headers.get('date'), asked, heard: Date.now() });
  } catch {
    return 0;
  }
}
