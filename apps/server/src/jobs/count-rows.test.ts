import { expect, test, vi } from 'vitest';
import { countRows } from './count-rows.ts';

const fails = () => Promise.reject(new Error('no'));
const works = async () => {};

test('a run logs once how many rows failed, and names the first', async () => {
  const error = vi.fn();
  const rows = countRows();
  expect(await rows.attempt({ storeId: 'first' }, fails)).toBe(false);
  expect(await rows.attempt({ storeId: 'second' }, works)).toBe(true);
  await rows.attempt({ storeId: 'third' }, fails);
  rows.report({ error }, 'stores not done');
  expect(error.mock.calls).toEqual([
    [{ err: new Error('no'), storeId: 'first', done: 1, failed: 2 }, 'stores not done'],
  ]);
});

test('a run without failures logs nothing', async () => {
  const error = vi.fn();
  const rows = countRows();
  rows.report({ error }, 'stores not done');
  await rows.attempt({}, works);
  rows.report({ error }, 'stores not done');
  expect(error).not.toHaveBeenCalled();
});

test('a run in which nothing succeeded fails', async () => {
  const error = vi.fn();
  const rows = countRows();
  await rows.attempt({ storeId: 'only' }, fails);
  expect(() => rows.report({ error }, 'stores not done')).toThrow('stores not done: all of 1');
  expect(error).toHaveBeenCalledTimes(1);
});

test('a run is hopeless after ten failures in a row, and a success starts the count anew', async () => {
  const rows = countRows();
  for (let row = 0; row < 9; row += 1) await rows.attempt({}, fails);
  expect(rows.areHopeless()).toBe(false);
  rows.succeeded();
  for (let row = 0; row < 9; row += 1) rows.failed(new Error('no'), {});
  expect(rows.areHopeless()).toBe(false);
  await rows.attempt({}, fails);
  expect(rows.areHopeless()).toBe(true);
});
