import { type Connect, followStream, type LiveListener, type LiveState } from './follow-stream.ts';

type TabMessage =
  | { kind: 'event'; event: Parameters<LiveListener['onEvent']>[0] }
  | { kind: 'gap' }
  | { kind: 'state'; state: LiveState }
  | { kind: 'asking' };

/**
 * Shares one stream per store and browser. Over HTTP/1.1 a browser opens at most six connections to a host,
 * and one stream per tab would use them up. The tab that holds the lock follows the stream and forwards
 * events to the others.
 */
export function shareStream(storeId: string, connect: Connect, listener: LiveListener): () => void {
  const name = `maru.live.${storeId}`;
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  const { signal } = ending;
  let leadsIn: LiveState | undefined;

  const post = (message: TabMessage) => channel.postMessage(message);
  const receive = (message: TabMessage) => {
    if (message.kind === 'event') listener.onEvent(message.event);
    if (message.kind === 'gap') listener.onGap();
    if (message.kind === 'state') listener.onState(message.state);
    if (message.kind === 'asking' && leadsIn) post({ kind: 'state', state: leadsIn });
  };
  const receiveAndPost = (message: TabMessage) => {
    receive(message);
    post(message);
  };

  function lead() {
    return followStream(
      connect,
      {
        onEvent: (event) => receiveAndPost({ kind: 'event', event }),
        onGap: () => receiveAndPost({ kind: 'gap' }),
        onState: (state) => {
          leadsIn = state;
          receiveAndPost({ kind: 'state', state });
        },
      },
      signal,
    );
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data);
  post({ kind: 'asking' });
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);

  return () => {
    ending.abort();
    channel.close();
  };
}
