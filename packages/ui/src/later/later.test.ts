import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

test('a part is loaded once for any number of requests, and subscribers are notified once', async () => {
  const load = vi.fn(async () => 'dialog');
  const part = later(load);
  const heard = vi.fn();
  part.subscribe(heard);

  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.getPart()).toBe('dialog');
  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a part that failed to load is loaded again on the next request', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('dialog');
  const part = later(load);

  await part.load();
  expect(part.getPart()).toBeUndefined();
  await part.load();
  expect(part.getPart()).toBe('dialog');
});
