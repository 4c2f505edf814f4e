import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseMs, watchMailbox } from './watch-mailbox.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let answers: (() => Promise<Response>)[] = [];
let asked: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  asked = [];
  answers = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return (answers.shift() ?? found('old'))();
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const found = (id: string) => async () => Response.json({ status: 'OK', response: [{ id }] });

function watch(to = '') {
  const seen: string[] = [];
  const stop = watchMailbox({
    to,
    onMessages: (messages) => seen.push(messages.map(({ id }) => id).join()),
    onAway: () => seen.push('away'),
  });
  stops.push(stop);
  return { seen, stop };
}

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('polls at once and then every two seconds', async () => {
  answers = [found('a'), found('b')];
  const { seen } = watch();
  await later(0);
  expect(seen).toEqual(['a']);
  await later(pauseMs - 1);
  expect(seen).toEqual(['a']);
  await later(1);
  expect(seen).toEqual(['a', 'b']);
});

test('each poll asks for the messages of the given recipient', async () => {
  watch('kim+1@example.com');
  await later(0);
  expect(asked).toEqual(['/dev/outbox.json?to=kim%2B1%40example.com']);
});

test('polls again after a failure or a refusal', async () => {
  answers = [
    () => Promise.reject(new TypeError('away')),
    async () => new Response('', { status: 500 }),
    found('back'),
  ];
  const { seen } = watch();
  await later(2 * pauseMs);
  expect(seen).toEqual(['away', 'away', 'back']);
});

test('does not poll while the page is hidden, and polls at once when it is visible', async () => {
  watch();
  await later(0);
  page.visibilityState = 'hidden';
  await later(10 * pauseMs);
  expect(asked).toHaveLength(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await later(0);
  expect(asked).toHaveLength(2);
});

test('stops polling, and ignores an answer that arrives afterwards', async () => {
  let answer: (response: Response) => void = () => {};
  answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
  const { seen, stop } = watch();
  await later(0);
  stop();
  answer(await found('late')());
  await later(10 * pauseMs);
  expect(seen).toEqual([]);
  expect(asked).toHaveLength(1);
});
