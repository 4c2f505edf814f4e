import { expect, test, vi } from 'vitest';
import { oneInFlight } from './one-in-flight.ts';

test('ten presses at once send once, and all get the answer', async () => {
  const send = vi.fn(async (part: string) => `${part} sent`);
  const once = oneInFlight(send);

  expect(await Promise.all(Array.from({ length: 10 }, () => once('SALES')))).toEqual(
    Array(10).fill('SALES sent'),
  );
  expect(send).toHaveBeenCalledTimes(1);
});

test('another thing is sent beside it, and the same one again once it was answered', async () => {
  const send = vi.fn(async (_input: { id: number }) => {});
  const once = oneInFlight(send);

  await Promise.all([once({ id: 1 }), once({ id: 2 })]);
  await once({ id: 1 });
  expect(send).toHaveBeenCalledTimes(3);
});

test('what failed may be tried again', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('sent');
  const once = oneInFlight(send);

  await expect(once(undefined)).rejects.toThrow('away');
  expect(await once(undefined)).toBe('sent');
});
