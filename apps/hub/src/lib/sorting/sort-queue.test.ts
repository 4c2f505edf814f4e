import { ApiError } from '@maru/web/api-error.ts';
import { expect, test, vi } from 'vitest';
import { moveBack, moveOf } from './moves.ts';
import { createSortQueue, type SortedList, shownOrder } from './sort-queue.ts';

const letters = (text: string) => [...text];

/** A server with one list. The test decides when it answers. */
function openList(text: string) {
  let list: SortedList = { ids: letters(text), version: 1 };
  const calls: { ids: string; version: number; answer: (error?: unknown) => Promise<void> }[] = [];
  const onGone = vi.fn();
  const onRefused = vi.fn();

  const save = ({ ids, version }: SortedList) =>
    new Promise<SortedList>((resolve, reject) => {
      const answer = async (error?: unknown) => {
        if (error) reject(error);
        else if (version !== list.version) reject(stale(list));
        else {
          list = { ids, version: version + 1 };
          resolve(list);
        }
        await new Promise((resolveAll) => setImmediate(resolveAll));
      };
      calls.push({ ids: ids.join(''), version, answer });
    });

  const queue = createSortQueue({ save, listOf: (row) => row as SortedList, onGone, onRefused });
  /** What a screen shows after fetching this list. */
  const shown = (read: SortedList) => shownOrder(read, queue.read()).join('');
  return {
    queue,
    calls,
    onGone,
    onRefused,
    shown,
    now: () => list,
    put: (text: string) => {
      list = { ids: letters(text), version: list.version + 1 };
    },
    drop: (read: SortedList, id: string, toIndex: number) =>
      queue.push(moveOf(shownOrder(read, queue.read()), id, toIndex), read),
  };
}

function stale(row: SortedList) {
  const detail = { row, changedBy: null, isOwn: false, changedAt: '2026-11-20T03:00:00.000Z' };
  return new ApiError(409, { status: 'DATA_WAS_BEEN_MODIFIED', message: '', detail });
}

test('a move is shown before it is saved, and only once however often the list is fetched meanwhile', async () => {
  const { queue, calls, shown, now, drop } = openList('abcd');
  const read = now();

  drop(read, 'a', 2);

  expect(shown(read)).toBe('bcad');
  expect(calls).toMatchObject([{ ids: 'bcad', version: 1 }]);
  await calls[0]?.answer();
  // First the screen shows the old list, then the fetched one.
  expect(shown(read)).toBe('bcad');
  expect(shown(now())).toBe('bcad');
  expect(queue.read().every(({ savedIn }) => savedIn === 2)).toBe(true);
});

test('one save runs at a time; moves made meanwhile go with the next', async () => {
  const { calls, shown, now, drop } = openList('abcd');
  const read = now();
  drop(read, 'a', 3);
  drop(read, 'b', 2);
  drop(read, 'c', 3);

  expect(calls).toHaveLength(1);
  const wanted = shown(read);
  expect(wanted).toBe('dbac');
  await calls[0]?.answer();
  expect(calls).toMatchObject([{ ids: 'bcda' }, { ids: wanted, version: 2 }]);
  await calls[1]?.answer();
  expect(now().ids.join('')).toBe(wanted);
});

test('after a conflict the move is rebased on the new list', async () => {
  const { calls, onGone, onRefused, now, drop, put } = openList('abcd');
  const read = now();
  put('dabcn');

  drop(read, 'a', 1);
  await calls[0]?.answer();

  expect(calls).toMatchObject([
    { ids: 'bacd', version: 1 },
    { ids: 'dbacn', version: 2 },
  ]);
  await calls[1]?.answer();
  expect(now().ids.join('')).toBe('dbacn');
  expect(onGone).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});

test('nothing is sent if somebody else has made the same move', async () => {
  const { calls, now, drop, put } = openList('abcd');
  const read = now();
  put('bacd');

  drop(read, 'a', 1);
  await calls[0]?.answer();

  expect(calls).toHaveLength(1);
  expect(now()).toMatchObject({ version: 2 });
});

test('the move of a deleted row is dropped and reported', async () => {
  const { calls, onGone, onRefused, shown, now, drop, put } = openList('abcd');
  const read = now();
  put('bcd');

  drop(read, 'a', 2);
  await calls[0]?.answer();

  expect(onGone).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }));
  expect(onRefused).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
  expect(shown(now())).toBe('bcd');
});

test('a refusal drops all pending moves, and the next move starts afresh', async () => {
  const { calls, onRefused, shown, now, drop } = openList('abcd');
  const read = now();
  const first = drop(read, 'a', 2);
  const second = drop(read, 'd', 0);
  const refusal = new Error('away');

  await calls[0]?.answer(refusal);

  expect(onRefused).toHaveBeenCalledWith(refusal);
  expect(await Promise.all([first, second])).toEqual([{ error: refusal }, { error: refusal }]);
  expect(shown(read)).toBe('abcd');
  void drop(read, 'b', 0);
  expect(calls[1]).toMatchObject({ ids: 'bacd', version: 1 });
});

test('the queue gives up saving after six conflicts in a row', async () => {
  const { calls, onRefused, now, drop, put } = openList('abcd');
  const read = now();
  put('abcde');
  drop(read, 'a', 1);

  for (let tries = 0; tries < 6; tries += 1) {
    await calls[tries]?.answer();
    put(tries % 2 ? 'abcde' : 'abced');
  }

  expect(calls).toHaveLength(6);
  expect(onRefused).toHaveBeenCalledOnce();
});

test('an undo before the save goes with the next save', async () => {
  const { queue, calls, shown, now, drop } = openList('abcd');
  const read = now();
  const back = moveBack(read.ids, 'a');
  drop(read, 'a', 2);
  queue.push(back, read);

  expect(shown(read)).toBe('abcd');
  await calls[0]?.answer();
  expect(calls[1]).toMatchObject({ ids: 'abcd', version: 2 });
  await calls[1]?.answer();
  expect(now()).toEqual({ ids: letters('abcd'), version: 3 });
});
