/** Up to three retries (docs/requirements.md, 9). */
const retries = 3;
const firstWaitMs = 350;

type Loading<T> = {
  fetchTerms: () => Promise<T>;
  wait: (milliseconds: number) => Promise<void>;
  /** Called if the last try failed. */
  giveUp: () => void;
  /** Aborted when the page is left; stops retries and notices. */
  signal: AbortSignal;
};

/** Fetches the terms, with exponential backoff. Undefined if all tries failed. */
export async function loadTerms<T>(loading: Loading<T>, failures = 0): Promise<T | undefined> {
  const { fetchTerms, wait, giveUp, signal } = loading;
  try {
    const terms = await fetchTerms();
    return signal.aborted ? undefined : terms;
  } catch {
    if (signal.aborted) return undefined;
    if (failures === retries) {
      giveUp();
      return undefined;
    }
    await wait(firstWaitMs * 2 ** failures);
    return signal.aborted ? undefined : loadTerms(loading, failures + 1);
  }
}
