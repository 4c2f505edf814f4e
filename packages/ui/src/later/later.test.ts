import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

test('a part is loaded once however often it is asked for, and whoever waits hears of it', async () => {
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

test('a part that did not come is asked for again', async () => {
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
