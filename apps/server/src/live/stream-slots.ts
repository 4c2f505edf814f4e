import { networkOf } from '#server/http/network-of.ts';

/**
 * Limits on open streams in this process. One account may be used on all devices of a store, with one stream per
 * browser and store. A whole market hall may share one address.
 */
export const mostStreams = { perUser: 30, perAddress: 500 };
export type MostStreams = typeof mostStreams;

type Stream = { userId: string; leave: () => void; end: () => void };
type Opened = {
  userId: string;
  address: string;
  /** Ends the stream to make room for a newer one. */
  end: () => void;
};
/** Takes a slot for a stream; returns a function that frees it. */
export type TakeSlot = (opened: Opened) => () => void;

/**
 * Slots for streams. If a user has none left, the user's oldest stream ends. If an address has none left, the oldest
 * stream of the user with the most streams there ends.
 */
export function openStreamSlots(most: MostStreams): TakeSlot {
  const buckets = new Map<string, Set<Stream>>();

  return function takeSlot({ userId, address, end }) {
    const slots = [
      { bucket: `user ${userId}`, limit: most.perUser },
      { bucket: `address ${networkOf(address)}`, limit: most.perAddress },
    ];
    const stream = { userId, end, leave };

    function leave() {
      for (const { bucket } of slots) {
        const streams = buckets.get(bucket);
        streams?.delete(stream);
        if (streams?.size === 0) buckets.delete(bucket);
      }
    }

    for (const { bucket, limit } of slots) {
      const open = [...(buckets.get(bucket) ?? [])];
      const oldest = open.length < limit ? undefined : oldestOfLargest(open);
      if (!oldest) continue;
      oldest.leave();
      oldest.end();
    }
    for (const { bucket } of slots) buckets.set(bucket, (buckets.get(bucket) ?? new Set()).add(stream));
    return leave;
  };
}

/** `streams` are in the order in which they were opened. */
function oldestOfLargest(streams: readonly Stream[]): Stream | undefined {
  const counts = new Map<string, number>();
  for (const { userId } of streams) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return streams.find(({ userId }) => counts.get(userId) === most);
}
