import { type Connect, followStream, type LiveListener, type LiveState } from './follow-stream.ts';

type Told =
  | { kind: 'event'; event: Parameters<LiveListener['onEvent']>[0] }
  | { kind: 'gap' }
  | { kind: 'state'; state: LiveState }
  | { kind: 'asking' };

/**
 * Shares one stream per store and browser. Over HTTP/1.1 a browser opens six connections to a host, and one stream per
 * tab would use them up. The tab that holds the lock follows the stream and forwards events to the others.
 */
export function shareStream(storeId: string, connect: Connect, listener: LiveListener): () => void {
  const name = `maru.live.${storeId}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  const { signal } = ending;
  let leadsIn: LiveState | undefined;

  const tell = (told: Told) => channel.postMessage(told);
  const hear = (told: Told) => {
    if (told.kind === 'event') listener.onEvent(told.event);
    if (told.kind === 'gap') listener.onGap();
    if (told.kind === 'state') listener.onState(told.state);
    if (told.kind === 'asking' && leadsIn) tell({ kind: 'state', state: leadsIn });
  };
  const hearAndTell = (told: Told) => {
    hear(told);
    tell(told);
  };

  function lead() {
    return followStream(
      connect,
      {
        onEvent: (event) => hearAndTell({ kind: 'event', event }),
        onGap: () => hearAndTell({ kind: 'gap' }),
        onState: (state) => {
          leadsIn = state;
          hearAndTell({ kind: 'state', state });
        },
      },
      signal,
    );
  }

  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  tell({ kind: 'asking' });
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);

  return () => {
    ending.abort();
    channel.close();
  };
}
