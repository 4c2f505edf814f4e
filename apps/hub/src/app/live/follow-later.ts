import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { followEvents } from './follow-events.ts';

type Followed = ReturnType<typeof followEvents>;

const retryMilliseconds = 2_000;

/**
 * Loads the code that follows events at the first event, because it imports the queries of all screens and no
 * screen needs it at first. A failed load is retried. Once it succeeds, everything is polled, because anything
 * may have changed.
 */
export function followLater(
  client: QueryClient,
  load = async () => (await import('./follow-events.ts')).followEvents(client),
): Followed {
  let coming: Promise<Followed> | undefined;

  async function tell(storeId: string, say: (followed: Followed) => void) {
    coming ??= load();
    try {
      say(await coming);
    } catch {
      coming = undefined;
      setTimeout(() => tell(storeId, ({ poll }) => poll(storeId)), retryMilliseconds);
    }
  }

  return {
    onEvent: (storeId: string, event: StoreEvent) =>
      void tell(storeId, ({ onEvent }) => onEvent(storeId, event)),
    poll: (storeId: string) => void tell(storeId, ({ poll }) => poll(storeId)),
  };
}
