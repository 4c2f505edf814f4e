import { networkOf } from '#server/http/network-of.ts';

/**
 * Streams that may be open at once, in this process. A store's account is used on all of its devices, one stream a browser
 * and store; a whole market hall sits behind one address.
 */
export const mostStreams = { perUser: 30, perAddress: 500 };
export type MostStreams = typeof mostStreams;

type Opened = { userId: string; address: string /** Ends it for whoever came later. */; end: () => void };
/** Takes a place for a stream; what it gives back leaves it. */
export type TakePlace = (opened: Opened) => () => void;

/** Places for streams: where a user or an address has none left, their oldest stream ends. */
export function openStreamPlaces(most: MostStreams): TakePlace {
  const rooms = new Map<string, Set<{ leave: () => void; end: () => void }>>();

  return function takePlace({ userId, address, end }) {
    const places = [
      { room: `user ${userId}`, limit: most.perUser },
      { room: `address ${networkOf(address)}`, limit: most.perAddress },
    ];
    const stream = { end, leave };

    function leave() {
      for (const { room } of places) {
        const streams = rooms.get(room);
        streams?.delete(stream);
        if (streams?.size === 0) rooms.delete(room);
      }
    }

    for (const { room, limit } of places) {
      // In the order in which they were opened.
      const [oldest, ...others] = rooms.get(room) ?? [];
      if (!oldest || others.length + 1 < limit) continue;
      oldest.leave();
      oldest.end();
    }
    for (const { room } of places) rooms.set(room, (rooms.get(room) ?? new Set()).add(stream));
    return leave;
  };
}
