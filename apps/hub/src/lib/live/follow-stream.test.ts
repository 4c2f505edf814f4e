import { SessionEnded } from '@maru/web/session-errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream } from './follow-stream.ts';
import { fakeServer, listening, openPage } from './stream-builders.ts';

beforeEach(() => {
  openPage();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function follow(server = fakeServer()) {
  const { heard, listener } = listening();
  const ending = new AbortController();
  const done = followStream(server.connect, listener, ending.signal);
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { server, heard, pass, done, stop: () => ending.abort() };
}

test('a stream is live from its first byte, polls for what was missed, and forwards each event', async () => {
  const { server, heard, pass } = follow();
  await pass(0);
  server.last().send(server.hello(7));
  server.last().send(server.message(8) + server.message(9));
  await pass(0);

  expect(heard).toEqual(['live', 'gap', 'event 8', 'event 9']);
});

test('a broken stream is resumed after a second, without a change of state', async () => {
  const { server, heard, pass } = follow();
  await pass(0);
  server.last().send(server.hello(7) + server.message(8));
  await pass(0);
  server.last().fail();
  await pass(1_000);
  server.last().send(server.hello(8));
  await pass(0);

  expect(server.asked).toEqual([undefined, '8']);
  expect(heard).toEqual(['live', 'gap', 'event 8', 'live', 'gap']);
});

test('a stream that the server ends is opened again', async () => {
  const { server, pass } = follow();
  await pass(0);
  server.last().send(server.hello(7));
  await pass(0);
  server.last().end();
  await pass(1_000);
  expect(server.asked).toEqual([undefined, '7']);
});

test('if the server ends a crowded stream, it is reopened after the time that the server asked for', async () => {
  const { server, heard, pass } = follow();
  await pass(0);
  server.last().send(server.hello(7));
  server.last().send(server.end(300));
  server.last().end();
  await pass(0);
  expect(heard).toEqual(['live', 'gap', 'crowded']);

  await pass(299_000);
  expect(server.asked).toEqual([undefined]);
  await pass(1_000);
  expect(server.asked).toEqual([undefined, '7']);
  server.last().send(server.hello(9));
  await pass(0);
  expect(heard).toEqual(['live', 'gap', 'crowded', 'live', 'gap']);
});

test('the time that the server asked for is waited even if the crowded stream breaks before its end', async () => {
  const { server, pass } = follow();
  await pass(0);
  server.last().send(server.hello(7) + server.end(300));
  server.last().fail();
  await pass(299_000);
  expect(server.asked).toHaveLength(1);
});

test('while no server answers, the state is “offline”, and the retries back off up to half a minute', async () => {
  const server = fakeServer();
  server.refuse('unreachable');
  const { heard, pass, stop } = follow(server);
  const gaps: number[] = [];
  for (let attempts = 1; attempts < 8; attempts += 1) {
    const before = Date.now();
    while (server.asked.length <= attempts) await pass(500);
    gaps.push(Date.now() - before);
  }
  stop();

  expect(gaps).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(new Set(heard)).toEqual(new Set(['offline']));
});

test('while streams are blocked but the server answers, the state is “polling”', async () => {
  const server = fakeServer();
  server.refuse(() => new Response('no streams here', { status: 502 }));
  const { heard, pass } = follow(server);
  await pass(0);
  expect(heard).toEqual(['polling']);

  server.refuse(undefined);
  await pass(1_000);
  server.last().send(server.hello(3));
  await pass(0);
  expect(heard.slice(-2)).toEqual(['live', 'gap']);
});

test('a stream that is silent for 5 s after opening is blocked: polling', async () => {
  const { heard, pass } = follow();
  await pass(4_999);
  expect(heard).toEqual([]);
  await pass(1);
  expect(heard).toEqual(['polling']);
});

test('a live stream without a byte for 15 s is opened again; heartbeats keep it', async () => {
  const { server, pass } = follow();
  await pass(0);
  server.last().send(server.hello(7));
  await pass(14_000);
  server.last().send(': still here\n\n');
  await pass(14_999);
  expect(server.asked).toHaveLength(1);

  await pass(1_001);
  expect(server.asked).toHaveLength(2);
});

test.each([
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a wait ends early when %s', async (_name, happen) => {
  const server = fakeServer();
  server.refuse('unreachable');
  const { pass } = follow(server);
  await pass(0);
  happen();
  await pass(0);
  expect(server.asked).toHaveLength(2);
});

test('a stream from before a network loss is opened again when the network returns', async () => {
  const { server, pass } = follow();
  await pass(0);
  server.last().send(server.hello(7));
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(1_000);
  expect(server.asked).toEqual([undefined, '7']);
});

test('following stops when the session has ended', async () => {
  const { listener, heard } = listening();
  const connect = () => Promise.reject(new SessionEnded('Signed out'));
  await followStream(connect, listener, new AbortController().signal);
  expect(heard).toEqual([]);
});

test('following stops when it is aborted in the middle of a stream', async () => {
  const { server, heard, pass, done, stop } = follow();
  await pass(0);
  server.last().send(server.hello(7));
  await pass(0);
  stop();
  await done;
  await pass(60_000);

  expect(server.asked).toHaveLength(1);
  expect(heard).toEqual(['live', 'gap']);
});
