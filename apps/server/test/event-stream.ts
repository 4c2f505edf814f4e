import type { Failure } from '@maru/contract/errors.ts';
import { type StoreEvent, streamEnd } from '@maru/contract/live/store-events.ts';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Caller } from './open-shop.ts';

/** Makes an origin listen on a free port, and returns its URL. */
export async function listenOn(origin: FastifyInstance): Promise<string> {
  return origin.listen({ host: '127.0.0.1', port: 0 });
}

/** Reads a store's events like a browser. `next` waits for one more event; undefined if the stream ended. */
export async function readEvents(
  base: string,
  storeId: string,
  as: Caller,
  lastEventId?: string,
  language?: string,
) {
  const leaving = new AbortController();
  const response = await fetch(`${base}/v6/stores/${storeId}/events`, {
    headers: {
      authorization: `Bearer ${as.token}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
      ...(language && { devicelanguage: language }),
    },
    signal: leaving.signal,
  });
  onTestFinished(() => leaving.abort());
  const chunks = (response.body as ReadableStream<Uint8Array>).getReader();
  const utf8 = new TextDecoder();
  let text = '';
  let id = '';
  let lastWords: Failure | undefined;

  /** The next block that is not a heartbeat. */
  async function block(): Promise<string | undefined> {
    while (!text.includes('\n\n')) {
      const { value, done } = await chunks.read().catch(() => ({ value: undefined, done: true }));
      if (done) return undefined;
      text += utf8.decode(value, { stream: true });
    }
    const [first = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return first.startsWith(':') ? block() : first;
  }

  async function next(): Promise<StoreEvent | undefined> {
    for (let lines = await block(); lines !== undefined; lines = await block()) {
      id = /^id: (.*)$/m.exec(lines)?.[1] ?? id;
      const data = /^data: (.*)$/m.exec(lines)?.[1];
      if (data && lines.includes(`event: ${streamEnd}`)) lastWords = JSON.parse(data) as Failure;
      else if (data) return JSON.parse(data) as StoreEvent;
    }
    return undefined;
  }

  return {
    status: response.status,
    headers: response.headers,
    next,
    /** The event id to resume from. */
    lastEventId: () => id,
    /** Why the server ended the stream, if it said so. */
    lastWords: () => lastWords,
    async take(count: number) {
      const events: (StoreEvent | undefined)[] = [];
      for (let i = 0; i < count; i += 1) events.push(await next());
      return events;
    },
    leave: () => leaving.abort(),
  };
}
