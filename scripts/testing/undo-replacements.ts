import { afterAll, vi } from 'vitest';

// The configuration undoes what a test replaces before the next test; this is for the last test of a file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
