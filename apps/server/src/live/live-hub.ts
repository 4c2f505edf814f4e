import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Connection, Db } from '#server/db/database.ts';
import { listEventsAfter, listLastSeqs } from './store-events.queries.ts';

const channel = 'store_events';
const sweepMilliseconds = 1_000;

type Listener = (events: StoreEvent[]) => void;
type Room = { seq: number; listeners: Set<Listener>; reading: Promise<void> | undefined; again: boolean };

export type LiveHub = {
  /** Calls the listener with each event of a store after the returned `seq`, in order. */
  subscribe(storeId: string, listener: Listener): Promise<{ seq: number; unsubscribe: () => void }>;
  /** Call it after a commit that wrote an event of this store. */
  changed(storeId: string): void;
  /** Aborted by `endStreams`; streams end with it. */
  streamsEnd: AbortSignal;
  endStreams(): void;
  close(): Promise<void>;
};

/**
 * Delivers store events from the database to the streams of this instance. A coalesced NOTIFY after commit tells every
 * instance. A sweep each second finds events whose NOTIFY was lost in a crash.
 */
export function openLiveHub(options: { db: Db; connection: Connection; log: FastifyBaseLogger }): LiveHub {
  const { db, log } = options;
  const rooms = new Map<string, Room>();
  const untold = new Set<string>();
  let client: pg.Client | undefined;
  let delivering: Promise<void> | undefined;
  let closed = false;
  const streams = new AbortController();

  async function read(storeId: string, room: Room) {
    do {
      room.again = false;
      const events = await listEventsAfter(db, storeId, room.seq);
      const last = events.at(-1);
      if (!last) continue;
      room.seq = last.seq;
      for (const listener of room.listeners) listener(events);
    } while (room.again);
  }

  function look(storeId: string) {
    const room = rooms.get(storeId);
    if (!room) return;
    if (room.reading) {
      room.again = true;
      return;
    }
    room.reading = read(storeId, room)
      .catch((error) => log.warn({ err: error }, 'reading store events failed'))
      .finally(() => {
        room.reading = undefined;
        if (room.again) look(storeId);
      });
  }

  async function deliver() {
    while (untold.size > 0 && client) {
      const storeIds = [...untold];
      untold.clear();
      // An id has 36 characters and a payload holds 8,000.
      for (let i = 0; i < storeIds.length; i += 200) {
        await client.query('select pg_notify($1, $2)', [channel, storeIds.slice(i, i + 200).join(',')]);
      }
    }
  }

  async function listen() {
    const fresh = new pg.Client({ ...options.connection, keepAlive: true, connectionTimeoutMillis: 5_000 });
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (client === fresh) client = undefined;
    });
    fresh.on('notification', ({ payload = '' }) => payload.split(',').forEach(look));
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    if (closed) await fresh.end();
    else client = fresh;
  }

  async function sweep() {
    if (!client) await listen();
    const stale = rooms.size === 0 ? [] : await listLastSeqs(db, [...rooms.keys()]);
    for (const { storeId, seq } of stale) if (seq > (rooms.get(storeId)?.seq ?? seq)) look(storeId);
  }

  let sweeping: Promise<void> | undefined;
  const sweepOnce = () => {
    sweeping ??= sweep()
      .catch((error) => log.warn({ err: error }, 'sweep of store events failed'))
      .finally(() => {
        sweeping = undefined;
      });
  };
  const timer = setInterval(sweepOnce, sweepMilliseconds);
  sweepOnce();

  return {
    streamsEnd: streams.signal,
    endStreams: () => streams.abort(),
    async subscribe(storeId, listener) {
      const [last] = await listLastSeqs(db, [storeId]);
      const room = rooms.get(storeId) ?? {
        seq: last?.seq ?? 0,
        listeners: new Set(),
        reading: undefined,
        again: false,
      };
      rooms.set(storeId, room);
      room.listeners.add(listener);
      return {
        seq: room.seq,
        unsubscribe: () => {
          room.listeners.delete(listener);
          // A second call must not close a room that was opened since.
          if (room.listeners.size === 0 && rooms.get(storeId) === room) rooms.delete(storeId);
        },
      };
    },
    changed(storeId) {
      look(storeId);
      untold.add(storeId);
      delivering ??= deliver()
        .catch((error) => log.warn({ err: error }, 'NOTIFY of store events failed'))
        .finally(() => {
          delivering = undefined;
        });
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await sweeping;
      await delivering;
      await client?.end();
    },
  };
}
