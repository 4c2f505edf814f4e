import { sessionStore } from '@maru/web/session.ts';
import { seekLeadership } from './leadership.ts';
import { type Connection, createOutbox, type Outbox } from './order-outbox.ts';
import { isUnsent } from './sale.ts';
import { saleStore } from './sale-store.ts';
import { sendRequest } from './send-request.ts';

/** If sales stay unsent for this long, the leading tab counts as suspended, and a visible tab takes the lead. In ms. */
const leaderAnswersWithin = 3_000;

const outboxes = new Map<string, Outbox>();

/** The outbox of a store in this tab. It keeps sending after the till is left. */
export function outboxOf(storeId: string): Outbox {
  const known = outboxes.get(storeId);
  if (known) return known;

  const outbox = startOutbox(storeId);
  outboxes.set(storeId, outbox);
  return outbox;
}

function startOutbox(storeId: string): Outbox {
  const channel = new BroadcastChannel(`maru-outbox-${storeId}`);
  const leadership = seekLeadership(storeId, () => void outbox.wake({ all: true }));
  const outbox = createOutbox(storeId, {
    store: saleStore,
    leadership,
    send: (request) => sendRequest(storeId, request),
    now: () => Date.now(),
    wakeAfter: alarm(),
    tell(connection) {
      channel.postMessage(connection);
    },
    report: (error) => globalThis.reportError(error),
  });

  channel.onmessage = ({ data }: MessageEvent<Connection>) => void outbox.heard(data);
  const wakeAll = () => void outbox.wake({ all: true });
  window.addEventListener('online', wakeAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wakeAll());
  sessionStore.subscribe(wakeAll);
  outbox.subscribe(takeOverFromSleeper(outbox, leadership.takeOver));

  // Without persistent storage, a browser short of space may delete unsent orders.
  void navigator.storage?.persist?.();
  outbox.start().catch(globalThis.reportError);
  return outbox;
}

function alarm() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (ms: number, wake: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(wake, ms);
  };
}

function takeOverFromSleeper(outbox: Outbox, takeOver: () => void) {
  const wait = alarm();
  const untouched = () =>
    outbox.getSnapshot().sales.some((sale) => isUnsent(sale) && !sale.refusal && sale.tries === 0);

  return () => {
    if (!untouched()) return;
    wait(leaderAnswersWithin, () => {
      if (untouched() && document.visibilityState === 'visible') takeOver();
    });
  };
}
