import { streamStoreEvents } from '@maru/contract/live/store-events.ts';
import type { Guards } from '#server/guards/guards.ts';
import { route } from '#server/http/route.ts';
import type { LiveHub } from './live-hub.ts';
import { streamStoreEventsBy } from './stream-store-events.ts';

export function liveRoutes(hub: LiveHub, guards: Guards, heartbeatMilliseconds = 5_000) {
  return [route(streamStoreEvents, streamStoreEventsBy(hub, guards, heartbeatMilliseconds))];
}
