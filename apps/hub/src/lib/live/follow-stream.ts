import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import { readEventStream } from './read-event-stream.ts';
import { pause, watchSilence } from './waiting.ts';

/** `live`: events come. `polling`: the server answers, but streams do not get through. `offline`: nothing does. */
export type LiveState = 'live' | 'polling' | 'offline';

export type LiveListener = {
  onEvent: (event: StoreEvent) => void;
  /** Anything may have changed meanwhile: a stream was opened (again). */
  onGap: () => void;
  onState: (state: LiveState) => void;
};

/** Opens the stream. Rejects with NetworkError where nothing answers, with SessionEnded where nobody is signed in. */
export type Connect = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;

const waits = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** Follows a store's events until `signal` ends it: resumes where it stopped, waits longer after each failure. */
export async function followStream(
  connect: Connect,
  listener: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  // A stream that was live and broke gets one quick retry before anybody is told.
  let wasLive = false;

  async function followOnce() {
    const silence = watchSilence(signal);
    try {
      const response = await connect(lastEventId, silence.signal);
      if (!response.ok || !response.body) throw new NetworkError('status', { http: response.status });

      for await (const { id, data } of readEventStream(response.body, silence.heard)) {
        lastEventId = id ?? lastEventId;
        if (!wasLive) {
          listener.onState('live');
          listener.onGap();
        }
        wasLive = true;
        failures = 0;
        if (data) listener.onEvent(JSON.parse(data) as StoreEvent);
      }
    } finally {
      silence.stop();
    }
  }

  while (!signal.aborted) {
    try {
      await followOnce();
    } catch (error) {
      if (signal.aborted || error instanceof SessionEnded) return;
      if (!wasLive) listener.onState(isOffline(error) ? 'offline' : 'polling');
    }
    wasLive = false;
    await pause(waits[Math.min(failures, waits.length - 1)] ?? 0, signal);
    failures += 1;
  }
}

function isOffline(error: unknown) {
  return !navigator.onLine || (error instanceof NetworkError && error.kind === 'network');
}
