import { afterAll, vi } from 'vitest';

// The configuration restores what a test replaced when the next test starts. This is for a file's last test.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
