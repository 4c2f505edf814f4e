import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReveal, revealMs } from './reveal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('spec 9 · overflow reveal: overflow is shown 500 ms after the transition of the code field', () => {
  const reveal = createReveal(false);
  expect(reveal.read()).toBe('closed');

  reveal.set(true);
  expect(reveal.read()).toBe('opening');
  vi.advanceTimersByTime(revealMs + 499);
  expect(reveal.read()).toBe('opening');
  vi.advanceTimersByTime(1);
  expect(reveal.read()).toBe('open');
});

test('closing the code field hides it at once and cancels a pending reveal', () => {
  const reveal = createReveal(false);
  reveal.set(true);
  reveal.set(false);
  expect(reveal.read()).toBe('closed');
  vi.advanceTimersByTime(10_000);
  expect(reveal.read()).toBe('closed');
});

test('setting the same value again does not restart the timer', () => {
  const reveal = createReveal(false);
  const listener = vi.fn();
  reveal.subscribe(listener);
  reveal.set(true);
  vi.advanceTimersByTime(600);
  reveal.set(true);
  vi.advanceTimersByTime(80);

  expect(reveal.read()).toBe('open');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a field that is open from the start is open at once', () => {
  expect(createReveal(true).read()).toBe('open');
});

test('an unsubscribed listener is not called', () => {
  const reveal = createReveal(false);
  const listener = vi.fn();
  reveal.subscribe(listener)();
  reveal.set(true);

  expect(listener).not.toHaveBeenCalled();
});
