import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReveal, revealMs } from './reveal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('spec 9 · overflow reveal: what reaches over the edge shows 500 ms after the transition of the code field', () => {
  const reveal = createReveal(false);
  expect(reveal.read()).toBe('closed');

  reveal.set(true);
  expect(reveal.read()).toBe('opening');
  vi.advanceTimersByTime(revealMs + 499);
  expect(reveal.read()).toBe('opening');
  vi.advanceTimersByTime(1);
  expect(reveal.read()).toBe('open');
});

test('hiding clips at once, and a reveal that was begun does not end later', () => {
  const reveal = createReveal(false);
  reveal.set(true);
  reveal.set(false);
  expect(reveal.read()).toBe('closed');
  vi.advanceTimersByTime(10_000);
  expect(reveal.read()).toBe('closed');
});

test('saying the same again starts nothing anew', () => {
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

test('what was open when the page came is open without waiting', () => {
  expect(createReveal(true).read()).toBe('open');
});

test('who stops listening hears nothing more', () => {
  const reveal = createReveal(false);
  const listener = vi.fn();
  reveal.subscribe(listener)();
  reveal.set(true);

  expect(listener).not.toHaveBeenCalled();
});
