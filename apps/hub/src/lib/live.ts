import { type StoreEvent, streamStoreEvents } from '@maru/contract/live/store-events.ts';
import { wireRequest } from '@maru/contract/wire-request.ts';
import { fetchOrFail } from '@maru/web/network-error.ts';
import { callHeaders } from '@maru/web/send-call.ts';
import { accessToken, accessTokenAfter, sessionStore } from '@maru/web/session.ts';
import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Connect, LiveState } from './live/follow-stream.ts';
import { shareStream } from './live/share-stream.ts';
import { useOnline } from './online.ts';

export type { LiveState } from './live/follow-stream.ts';

const pollEvery = 5_000;

/** State of the event stream, provided by the store's frame. */
export const LiveContext = createContext<LiveState>('offline');

export function useLiveState(): LiveState {
  return use(LiveContext);
}

/**
 * Subscribes to a store's events. Events carry no data; `onEvent` has to refetch what they name. `onPoll`
 * means that anything may have changed. It is called when the stream opens, and every 5 s while streams are
 * blocked or too many are open. Does nothing while nobody is signed in. The store's frame subscribes once for
 * all of its screens.
 */
export function useLiveEvents(
  storeId: string,
  onEvent: (event: StoreEvent) => void,
  onPoll: () => void,
): LiveState {
  const [state, setState] = useState<LiveState>('live');
  const isOnline = useOnline();
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const isSignedIn = session.status === 'signedIn';
  const hearEvent = useEffectEvent(onEvent);
  const poll = useEffectEvent(onPoll);

  useEffect(() => {
    if (!isSignedIn) return;
    return shareStream(storeId, connectTo(storeId), { onEvent: hearEvent, onGap: poll, onState: setState });
  }, [storeId, isSignedIn]);

  const isPolling = isOnline && isSignedIn && (state === 'polling' || state === 'crowded');
  useEffect(() => {
    if (!isPolling) return;
    poll();
    const timer = setInterval(poll, pollEvery);
    return () => clearInterval(timer);
  }, [isPolling]);

  return isOnline && isSignedIn ? state : 'offline';
}

function connectTo(storeId: string): Connect {
  const { url } = wireRequest(streamStoreEvents, { storeId });

  return async (lastEventId, signal) => {
    const open = (token: string) =>
      fetchOrFail(url, {
        signal,
        cache: 'no-store',
        headers: {
          ...callHeaders(token),
          Accept: 'text/event-stream',
          ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
        },
      });
    const token = await accessToken();
    const response = await open(token);
    return response.status === 401 ? open(await accessTokenAfter(token)) : response;
  };
}
