import { streamStoreEvents } from '@maru/contract/live/store-events.ts';
import type { Guards } from '#server/guards/guards.ts';
import { route } from '#server/http/route.ts';
import type { LiveHub } from './live-hub.ts';
import { type MostStreams, mostStreams, openStreamSlots } from './stream-slots.ts';
import { streamStoreEventsBy } from './stream-store-events.ts';

export function liveRoutes(
  hub: LiveHub,
  guards: Guards,
  options: { heartbeatMilliseconds?: number | undefined; mostStreams?: MostStreams | undefined },
) {
  const { heartbeatMilliseconds = 5_000 } = options;
  const takeSlot = openStreamSlots(options.mostStreams ?? mostStreams);
  return [route(streamStoreEvents, streamStoreEventsBy({ hub, guards, takeSlot, heartbeatMilliseconds }))];
}
