import { afterAll, onTestFinished } from 'vitest';

/**
 * Closes what a test opened when that test ends, and what a test file opened outside of its tests when the file ends.
 * Vitest drops an `afterAll` that is called inside a test: what it should have closed would stay open in the worker,
 * which the next files share, and a server would look for its dropped database every second.
 */
export function closeAtEnd(close: () => unknown): void {
  const closing = async () => {
    await close();
  };
  try {
    onTestFinished(closing);
  } catch {
    afterAll(closing);
  }
}
