import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('no more than so many run at once, and all get their turn in order', async () => {
  const turn = inTurn({ atOnce: 2, waiting: 10 });
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const acts = [0, 1, 2, 3].map((number) =>
    turn(async () => {
      started.push(number);
      await new Promise<void>((done) => finish.push(done));
      return number;
    }),
  );
  expect(started).toEqual([0, 1]);
  while (finish.length > 0) {
    finish.shift()?.();
    await Promise.resolve();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(acts)).toEqual([0, 1, 2, 3]);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('one that fails makes room too', async () => {
  const turn = inTurn({ atOnce: 1, waiting: 1 });
  await expect(turn(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(turn(async () => 'yes')).resolves.toBe('yes');
});

test('when too many wait the next is refused at once', async () => {
  const turn = inTurn({ atOnce: 1, waiting: 1 });
  let finish = () => {};
  const running = turn(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  const waiting = turn(async () => {});
  await expect(turn(async () => {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  finish();
  await Promise.all([running, waiting]);
});
