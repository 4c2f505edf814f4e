import { expect, test, vi } from 'vitest';
import { inUseLock } from '#hub/lib/device/in-use.ts';
import { keepRinging } from './use-unseen-orders.ts';

test('a board on which an order rings is in use until the order is seen', async () => {
  const request = vi.spyOn(navigator.locks, 'request').mockResolvedValue(undefined);
  const stop = keepRinging('INSTORE');
  const [name, , held] = request.mock.calls[0] as unknown as [string, LockOptions, () => Promise<void>];
  const released = vi.fn<() => void>();
  void held().then(released);

  expect(name).toBe(inUseLock);
  await Promise.resolve();
  expect(released).not.toHaveBeenCalled();
  stop();
  await vi.waitFor(() => expect(released).toHaveBeenCalled());
  request.mockRestore();
});
