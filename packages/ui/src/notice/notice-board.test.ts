import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNoticeBoard } from './notice-board.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const messages = (board: ReturnType<typeof createNoticeBoard>) => board.read().map(({ message }) => message);

test('spec 4 · notifications: a success is removed after 3,000 ms and not before', () => {
  const board = createNoticeBoard();
  board.show({ type: 'SUCCESS', message: 'saved' });

  vi.advanceTimersByTime(2999);
  expect(messages(board)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(messages(board)).toEqual([]);
});

test('spec 4 · notifications: an error stays until it is removed', () => {
  const board = createNoticeBoard();
  const id = board.show({ type: 'ERROR', message: 'not saved' });

  vi.advanceTimersByTime(3_600_000);
  expect(messages(board)).toEqual(['not saved']);
  board.remove(id);
  expect(messages(board)).toEqual([]);
});

test('spec 4 · notifications: a notice with the same id replaces the earlier one in its place and restarts its timer', () => {
  const board = createNoticeBoard();
  board.show({ id: 'save', type: 'SUCCESS', message: 'first' });
  board.show({ type: 'ERROR', message: 'other' });
  vi.advanceTimersByTime(2000);
  board.show({ id: 'save', type: 'SUCCESS', message: 'second' });

  expect(messages(board)).toEqual(['second', 'other']);
  vi.advanceTimersByTime(2999);
  expect(messages(board)).toEqual(['second', 'other']);
  vi.advanceTimersByTime(1);
  expect(messages(board)).toEqual(['other']);
});

test('an error that replaces a success is not removed by the timer of the success', () => {
  const board = createNoticeBoard();
  board.show({ id: 'save', type: 'SUCCESS', message: 'saved' });
  board.show({ id: 'save', type: 'ERROR', message: 'not saved after all' });

  vi.advanceTimersByTime(10_000);
  expect(messages(board)).toEqual(['not saved after all']);
});

test('a success that can be undone stays for five seconds', () => {
  const board = createNoticeBoard();
  board.show({ type: 'SUCCESS', message: 'removed', action: { label: 'undo', onSelect: () => undefined } });

  vi.advanceTimersByTime(4999);
  expect(messages(board)).toEqual(['removed']);
  vi.advanceTimersByTime(1);
  expect(messages(board)).toEqual([]);
});

test('a listener is called when a notice is added and removed, until it is unsubscribed', () => {
  const board = createNoticeBoard();
  const listener = vi.fn();
  const stop = board.subscribe(listener);
  board.remove(board.show({ type: 'ERROR', message: 'x' }));
  stop();
  board.show({ type: 'ERROR', message: 'y' });

  expect(listener).toHaveBeenCalledTimes(2);
});
