import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const plenty = { atOnce: 1, waitingEach: 10, waiting: 100, seconds: 5 };

/** Acts that end when the test says so; `started` lists their names in order. */
function acts(queue: ReturnType<typeof fairQueue>) {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const ask = (by: string, name = by) =>
    queue(by, async () => {
      started.push(name);
      await new Promise<void>((done) => finish.push(done));
      return name;
    });
  async function finishAll() {
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise(setImmediate);
    }
  }
  return { started, ask, finishAll };
}

test('acts run up to the limit at once, and those of one user in order', async () => {
  const { started, ask, finishAll } = acts(fairQueue({ ...plenty, atOnce: 2 }));
  const answers = ['0', '1', '2', '3'].map((name) => ask('owner', name));
  expect(started).toEqual(['0', '1']);
  await finishAll();
  expect(await Promise.all(answers)).toEqual(['0', '1', '2', '3']);
  expect(started).toEqual(['0', '1', '2', '3']);
});

test('another user is next, however many acts of one user wait', async () => {
  const { started, ask, finishAll } = acts(fairQueue(plenty));
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  void ask('c', 'c1');

  await finishAll();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('with several places, too, the users take turns with their waiting acts', async () => {
  const { started, ask, finishAll } = acts(fairQueue({ ...plenty, atOnce: 2 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  void ask('c', 'c1');

  await finishAll();
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a failed act frees its place', async () => {
  const queue = fairQueue(plenty);
  await expect(queue('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue('a', async () => 'yes')).resolves.toBe('yes');
});

test('if too many acts of one user wait, the next is refused immediately, but not those of others', async () => {
  const { ask, finishAll } = acts(fairQueue({ ...plenty, waitingEach: 2 }));
  const [first, second, third] = [ask('a'), ask('a'), ask('a')];
  await expect(ask('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', detail: { seconds: 5 } });
  const other = ask('b');

  await finishAll();
  expect(await Promise.all([first, second, third, other])).toHaveLength(4);
});

test('if too many acts wait in total, the next is refused until one has run', async () => {
  const { ask, finishAll } = acts(fairQueue({ ...plenty, waiting: 1 }));
  const answers = [ask('a'), ask('b')];
  await expect(ask('c')).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  await finishAll();
  const [last] = [ask('c'), finishAll()];
  expect(await Promise.all([...answers, last])).toEqual(['a', 'b', 'c']);
});

test('if the queue is full, a user with few waiting acts replaces the last act of the user with most', async () => {
  const { started, ask, finishAll } = acts(fairQueue({ ...plenty, waiting: 3 }));
  const [a1, a2, a3, a4] = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4')];
  const b = ask('b');
  await expect(a4).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const c = ask('c');
  await expect(a3).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(ask('d')).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  await finishAll();
  expect(await Promise.all([a1, a2, b, c])).toHaveLength(4);
  expect(started).toEqual(['a1', 'b', 'c', 'a2']);
});
