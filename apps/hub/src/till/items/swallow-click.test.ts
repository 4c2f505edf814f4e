import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { swallowClick } from './swallow-click.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  page = new EventTarget();
});

/** Whether the page gets the event. Swallowed events stop at the window. */
function reaches(type: string): boolean {
  const event = new Event(type, { cancelable: true });
  page.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('releasing a long press clicks nothing, however long it was', () => {
  swallowClick(page);
  vi.advanceTimersByTime(5_000);
  page.dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(300);

  expect(['mousedown', 'mouseup', 'click'].map(reaches)).toEqual([false, false, false]);
  expect(reaches('click')).toBe(true);
});

test('the context menu of a long press is swallowed too', () => {
  swallowClick(page);

  expect(reaches('contextmenu')).toBe(false);
  page.dispatchEvent(new Event('pointercancel'));
  expect(reaches('contextmenu')).toBe(false);
});

test.each(['pointerup', 'pointercancel'])('a %s without a click does not swallow a later click', (type) => {
  swallowClick(page);
  page.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(400);

  expect(reaches('click')).toBe(true);
});

test('the next press clicks, however soon it follows the long press', () => {
  swallowClick(page);
  page.dispatchEvent(new Event('pointerup'));
  page.dispatchEvent(new Event('pointerdown'));

  expect(reaches('click')).toBe(true);
});
