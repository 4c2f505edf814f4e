import type { Failure } from '@maru/contract/errors.ts';
import { type StoreEvent, streamEnd } from '@maru/contract/live/store-events.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import { readEventStream } from './read-event-stream.ts';
import { pause, watchSilence } from './waiting.ts';

/**
 * `live`: events arrive. `polling`: the server answers, but streams are blocked. `crowded`: the server ended the stream
 * in favour of newer ones and asked to wait. `offline`: nothing answers.
 */
export type LiveState = 'live' | 'polling' | 'crowded' | 'offline';

export type LiveListener = {
  onEvent: (event: StoreEvent) => void;
  /** A stream was opened, possibly again: anything may have changed meanwhile. */
  onGap: () => void;
  onState: (state: LiveState) => void;
};

/** Opens the stream. Rejects with NetworkError if nothing answers, and with SessionEnded if nobody is signed in. */
export type Connect = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;

const waits = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** Follows a store's events until `signal` aborts. Resumes after the last event and backs off after each failure. */
export async function followStream(
  connect: Connect,
  listener: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  // After a live stream breaks, one quick retry comes before the state changes.
  let wasLive = false;

  /**
   * Resolves when the stream ends, with the time in ms that the server asks to wait; 0 if it asks for none.
   */
  async function followOnce(): Promise<number> {
    const silence = watchSilence(signal);
    try {
      const response = await connect(lastEventId, silence.signal);
      if (!response.ok || !response.body) throw new NetworkError('status', { http: response.status });

      for await (const { id, event, data } of readEventStream(response.body, silence.heard)) {
        lastEventId = id ?? lastEventId;
        if (event === streamEnd && data) return millisecondsOf(JSON.parse(data));
        if (!wasLive) {
          listener.onState('live');
          listener.onGap();
        }
        wasLive = true;
        failures = 0;
        if (data) listener.onEvent(JSON.parse(data) as StoreEvent);
      }
      return 0;
    } finally {
      silence.stop();
    }
  }

  while (!signal.aborted) {
    let atLeast = 0;
    try {
      atLeast = await followOnce();
      if (atLeast) listener.onState('crowded');
    } catch (error) {
      if (signal.aborted || error instanceof SessionEnded) return;
      if (!wasLive) listener.onState(isOffline(error) ? 'offline' : 'polling');
    }
    wasLive = false;
    // Reconnecting at once would make crowded streams end each other for ever.
    await pause(Math.max(atLeast, waits[Math.min(failures, waits.length - 1)] ?? 0), signal);
    failures += 1;
  }
}

function millisecondsOf({ detail }: Failure<'TOO_MANY_REQUESTS'>) {
  return (detail?.seconds ?? 60) * 1_000;
}

function isOffline(error: unknown) {
  return !navigator.onLine || (error instanceof NetworkError && error.kind === 'network');
}
