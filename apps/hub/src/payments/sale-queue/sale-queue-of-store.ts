import { sessionStore } from '@maru/web/session.ts';
import { seekLeadership } from './leadership.ts';
import { isUnsent } from './sale.ts';
import { type Connection, createSaleQueue, type SaleQueue } from './sale-queue.ts';
import { saleStore } from './sale-store.ts';
import { sendLater } from './sending/later-send-request.ts';

/**
 * In ms. If sales stay unsent for this long, the leading tab counts as suspended, and a visible tab takes the
 * lead.
 */
const leaderAnswersWithin = 3_000;

const saleQueues = new Map<string, SaleQueue>();

/** The sale queue of a store in this tab. It keeps sending after the till is left. */
export function saleQueueOf(storeId: string): SaleQueue {
  const known = saleQueues.get(storeId);
  if (known) return known;

  const saleQueue = startSaleQueue(storeId);
  saleQueues.set(storeId, saleQueue);
  return saleQueue;
}

/** The user who takes a sale or a payment; undefined while nobody is signed in. */
export function signedInUser(): string | undefined {
  const session = sessionStore.getSnapshot();
  return session.status === 'signedIn' ? session.userId : undefined;
}

function startSaleQueue(storeId: string): SaleQueue {
  const channel = new BroadcastChannel(`maru-sales-${storeId}`);
  const leadership = seekLeadership(storeId, () => void saleQueue.wake({ all: true }));
  const saleQueue = createSaleQueue(storeId, {
    store: saleStore,
    leadership,
    send: (request) => sendLater(storeId, request),
    now: () => Date.now(),
    isOnline: () => navigator.onLine,
    wakeAfter: alarm(),
    notifyTabs(connection) {
      channel.postMessage(connection);
    },
    report: (error) => globalThis.reportError(error),
  });

  channel.onmessage = ({ data }: MessageEvent<Connection>) => void saleQueue.onOtherTab(data);
  const wakeAll = () => void saleQueue.wake({ all: true });
  window.addEventListener('online', wakeAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wakeAll());
  sessionStore.subscribe(wakeAll);
  saleQueue.subscribe(takeOverFromSleeper(saleQueue, leadership.takeOver));

  saleQueue.start().catch(globalThis.reportError);
  return saleQueue;
}

function alarm() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (ms: number, wake: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(wake, ms);
  };
}

function takeOverFromSleeper(saleQueue: SaleQueue, takeOver: () => void) {
  const wait = alarm();
  const untouched = () =>
    saleQueue.getSnapshot().sales.some((sale) => isUnsent(sale) && !sale.refusal && sale.tries === 0);

  return () => {
    if (!untouched()) return;
    wait(leaderAnswersWithin, () => {
      if (untouched() && document.visibilityState === 'visible') takeOver();
    });
  };
}
