import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { vi } from 'vitest';
import type { Connect, LiveListener } from './follow-stream.ts';

/** Stubs the browser globals that a stream uses; the page is visible and online. */
export function openPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
}

export const event = (seq: number): StoreEvent => ({ seq, type: 'ORDER_CHANGED', ids: [], version: 1 });

type Opened = {
  lastEventId: string | undefined;
  send: (text: string) => void;
  end: () => void;
  fail: () => void;
};

/** A server whose streams the test writes to and ends. */
export function fakeServer() {
  const opened: Opened[] = [];
  const asked: (string | undefined)[] = [];
  let refusal: (() => Response) | 'unreachable' | undefined;

  const connect: Connect = async (lastEventId, signal) => {
    asked.push(lastEventId);
    if (refusal === 'unreachable') throw new NetworkError('network');
    if (refusal) return refusal();

    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
    const encoder = new TextEncoder();
    opened.push({
      lastEventId,
      send: (text) => void writer.write(encoder.encode(text)).catch(() => undefined),
      end: () => void writer.close().catch(() => undefined),
      fail: () => void writer.abort(new TypeError('network error')).catch(() => undefined),
    });
    return new Response(stream.readable);
  };

  return {
    connect,
    /** Last-Event-ID of every attempt, refused ones included. */
    asked,
    opened,
    last: () => opened.at(-1) as Opened,
    refuse: (how: typeof refusal) => {
      refusal = how;
    },
    hello: (seq: number) => `retry: 2000\nid: ${seq}\n\n`,
    /** The last event of a stream that the server ends in favour of newer streams. */
    end: (seconds: number) =>
      `event: end\ndata: ${JSON.stringify({ status: 'TOO_MANY_REQUESTS', detail: { seconds } })}\n\n`,
    message: (seq: number) => `id: ${seq}\ndata: ${JSON.stringify(event(seq))}\n\n`,
  };
}

/** A listener that records what it hears, in order. */
export function listening() {
  const heard: string[] = [];
  const listener: LiveListener = {
    onEvent: ({ seq }) => void heard.push(`event ${seq}`),
    onGap: () => void heard.push('gap'),
    onState: (state) => void heard.push(state),
  };
  return { heard, listener };
}
