import type { Language } from '@maru/contract/language.ts';
import { mayReceive, type StoreEvent, streamEnd } from '@maru/contract/live/store-events.ts';
import type { FastifyRequest } from 'fastify';
import type { Guards } from '#server/guards/guards.ts';
import { failureOf } from '#server/http/answer-failure.ts';
import { hijack } from '#server/http/answers/hijack.ts';
import type { StoreContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { LiveHub } from './live-hub.ts';
import { listEventsAfter } from './store-events.queries.ts';
import type { TakeSlot } from './stream-slots.ts';

/** How long a page that lost its slot polls for changes instead. */
const endedSeconds = 300;
const lingerMilliseconds = 10_000;

/** Streams a store's events to a member, filtered by rights, until either side ends it. */
export function streamStoreEventsBy(parts: {
  hub: LiveHub;
  guards: Guards;
  takeSlot: TakeSlot;
  heartbeatMilliseconds: number;
}) {
  const { hub, guards, takeSlot, heartbeatMilliseconds } = parts;
  return async (context: StoreContext): Promise<never> => {
    const { db, storeId, actor, request, reply, language } = context;
    const { raw } = reply;
    let { membership } = context;
    let lastSent = 0;
    const send = (events: StoreEvent[]) => {
      for (const event of events) {
        if (event.seq <= lastSent) continue;
        lastSent = event.seq;
        if (!membership || !mayReceive(membership, event.type)) continue;
        raw.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
      }
    };
    // Buffer events until the response head and the missed events are written.
    let waiting: StoreEvent[] | undefined = [];
    const { seq, unsubscribe } = await hub.subscribe(storeId, (events) => {
      if (waiting) waiting.push(...events);
      else send(events);
    });
    raw.on('close', unsubscribe);
    const resumeFrom = resumedAt(request);
    const missed = resumeFrom === undefined ? [] : await listEventsAfter(db, storeId, resumeFrom);

    lastSent = Math.min(resumeFrom ?? 0, seq);
    hijack(reply);
    // If the client hung up in the meantime, its address is no longer known and cannot take a slot.
    if (raw.destroyed) {
      unsubscribe();
      return undefined as never;
    }
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    raw.write('retry: 2000\n\n');
    send(missed);
    // Sends the current position, so that a reconnect misses nothing even before the first event.
    raw.write(`id: ${Math.max(seq, lastSent)}\n\n`);
    send(waiting);
    waiting = undefined;

    /** Checks the rights again, so that changed rights apply from here on. */
    const stillMay = async () => {
      membership = await guards.findMembership(storeId, actor.userId);
      return membership !== undefined && (await guards.isGrantAlive(actor.grantId));
    };
    const timer = setInterval(() => {
      raw.write(': still here\n\n');
      stillMay().then(
        (may) => may || end(),
        () => end(),
      );
    }, heartbeatMilliseconds);
    const end = () => {
      leave();
      raw.end();
    };
    const leaveSlot = takeSlot({
      userId: actor.userId,
      address: request.ip,
      end: () => {
        raw.write(lastWords(language));
        end();
        // A client that does not read would keep the connection open.
        setTimeout(() => raw.destroy(), lingerMilliseconds).unref();
      },
    });
    const leave = () => {
      clearInterval(timer);
      unsubscribe();
      leaveSlot();
      hub.streamsEnd.removeEventListener('abort', end);
    };
    raw.on('close', leave);
    hub.streamsEnd.addEventListener('abort', end);
    // Either side may have ended before the listeners were added.
    if (raw.destroyed) leave();
    if (hub.streamsEnd.aborted) end();
    return undefined as never;
  };
}

function lastWords(language: Language): string {
  const refusal = new Refusal('TOO_MANY_REQUESTS', { seconds: endedSeconds, reason: 'TOO_MANY_STREAMS' });
  return `event: ${streamEnd}\ndata: ${JSON.stringify(failureOf(refusal, language))}\n\n`;
}

function resumedAt({ headers }: FastifyRequest): number | undefined {
  const id = Number(headers['last-event-id'] ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}
