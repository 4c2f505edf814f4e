import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

function heldWork() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

test('a burst runs once at once and once more afterwards', async () => {
  const run = inTurn();
  const { ends, work } = heldWork();

  const whole = run(work);
  await Promise.all([run(work), run(work), run(work)]);
  expect(ends).toHaveLength(1);

  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);

  ends[1]?.();
  await whole;
  expect(ends).toHaveLength(2);
});

test('work that fails does not stand in the way of the next', async () => {
  const run = inTurn();
  await expect(run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');

  let ran = false;
  await run(async () => {
    ran = true;
  });
  expect(ran).toBe(true);
});
