import { type StoreEvent, storeEventRights } from '@maru/contract/live/store-events.ts';
import { mayIn } from '@maru/contract/store-access/rights.ts';
import type { Guards } from '#server/guards/guards.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { LiveHub } from './live-hub.ts';
import { listEventsAfter } from './store-events.queries.ts';

const heartbeatMilliseconds = 5_000;

/** Streams what happens in a store to a member, filtered by rights, until either side ends it. */
export function streamStoreEventsBy(hub: LiveHub, guards: Guards) {
  return async ({ db, storeId, membership, actor, request, reply }: StoreContext): Promise<never> => {
    let told = 0;
    const send = (events: StoreEvent[]) => {
      for (const event of events) {
        if (event.seq <= told) continue;
        told = event.seq;
        if (!membership || !mayIn(membership, storeEventRights[event.type])) continue;
        reply.raw.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
      }
    };
    // Nothing is written before the head; events that come meanwhile wait.
    let waiting: StoreEvent[] | undefined = [];
    const { seq, unsubscribe } = await hub.subscribe(storeId, (events) => {
      if (waiting) waiting.push(...events);
      else send(events);
    });
    reply.raw.on('close', unsubscribe);
    const resumeFrom = Number(request.headers['last-event-id'] ?? Number.NaN);
    const missed = Number.isSafeInteger(resumeFrom) ? await listEventsAfter(db, storeId, resumeFrom) : [];

    told = Number.isSafeInteger(resumeFrom) ? Math.min(resumeFrom, seq) : 0;
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    });
    reply.raw.write('retry: 2000\n\n');
    send(missed);
    // Tells the page where it stands, so that a reconnect misses nothing even if no event has come yet.
    reply.raw.write(`id: ${Math.max(seq, told)}\n\n`);
    send(waiting);
    waiting = undefined;

    const stillMay = async () =>
      (await guards.isGrantAlive(actor.grantId)) &&
      (await guards.findMembership(storeId, actor.userId)) !== undefined;
    const timer = setInterval(() => {
      reply.raw.write(': still here\n\n');
      stillMay().then(
        (may) => may || reply.raw.end(),
        () => reply.raw.end(),
      );
    }, heartbeatMilliseconds);
    reply.raw.on('close', () => clearInterval(timer));
    return undefined as never;
  };
}
