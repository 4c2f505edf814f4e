import type { Leadership } from './leadership.ts';
import {
  cardStaysFreshFor,
  isPartPaid,
  isUnsent,
  keyHoldsFor,
  nextRequest,
  type Sale,
  type SaleRequest,
  waitingStep,
} from './sale.ts';
import type { SaleStore } from './sale-store.ts';
import { afterReload, freezeBody, takenOffline } from './sending/receipted-sale.ts';
import { markTooLate } from './sending/sale-refusals.ts';
import type { SendFailure } from './sending/send-failed.ts';
import type { Sent } from './sending/send-request.ts';

export type Connection = 'OK' | 'DOWN' | 'SIGNED_OUT';

export type SaleQueueView = {
  sales: readonly Sale[];
  connection: Connection;
  /** Whether the stored sales have been read. */
  isRead: boolean;
  /** Number of storage faults: a sale could not be read or stored because the storage is full or blocked. */
  faults: number;
};

/** Dependencies of the sale queue. sale-queue-of-store.ts has those of the browser. */
export type SaleQueueWorld = {
  store: SaleStore;
  send: (request: SaleRequest) => Promise<Sent>;
  leadership: Leadership;
  now: () => number;
  /** Whether the device has a network, as far as it knows. */
  isOnline: () => boolean;
  /** Calls `wake` once after that many ms. A new call replaces the previous one. */
  wakeAfter: (ms: number, wake: () => void) => void;
  /** Notifies the other tabs of this device of a change. */
  notifyTabs: (connection: Connection) => void;
  /** Reports errors of background work. */
  report: (error: unknown) => void;
};

export type SaleQueue = ReturnType<typeof createSaleQueue>;

/** How long acknowledged sales are kept, for their receipts. */
const keepSentFor = 12 * 3_600_000;
const shortestSleep = 200;
/** In ms. The browser also reports when the network is back. */
const networkCheckEvery = 5_000;

/**
 * Sends a store's sales, oldest first: the order, then its tenders one by one, each with its own idempotency
 * key. Only the leading tab of a device sends. A sale is removed by a person, or some time after the server
 * acknowledged it.
 */
export function createSaleQueue(storeId: string, world: SaleQueueWorld) {
  let view: SaleQueueView = { sales: [], connection: 'OK', isRead: false, faults: 0 };
  let line = Promise.resolve();
  const running = new Set<string>();
  const listeners = new Set<() => void>();

  function show(change: Partial<SaleQueueView>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  async function onDevice<T>(act: Promise<T>): Promise<T> {
    try {
      return await act;
    } catch (error) {
      show({ faults: view.faults + 1 });
      throw error;
    }
  }

  async function reload() {
    show({ sales: await onDevice(world.store.list(storeId)), isRead: true });
  }

  async function changed() {
    await reload();
    world.notifyTabs(view.connection);
  }

  /** Sends what is due, after the current pass. `all` ignores backoff times. */
  function wake({ all = false } = {}): Promise<void> {
    if (world.leadership.isLeader()) line = line.then(() => pass(all)).catch(world.report);
    return line;
  }

  async function pass(all: boolean) {
    await reload();
    // Without a network, a try would send nothing, but would be recorded as sent without an answer.
    if (!world.isOnline()) return waitForNetwork();
    const due = view.sales.filter((sale) => nextRequest(sale) && (all || sale.notBefore <= world.now()));
    for (const sale of due) {
      // A sale that cannot be stored must not stop the others.
      const ran = run(sale).catch(world.report);
      // A card payment takes long; the next order does not wait for it.
      if (!sale.answer) await ran;
      if (!sale.answer && view.connection !== 'OK') break;
    }
    sleep();
  }

  function waitForNetwork() {
    if (!view.sales.some(nextRequest)) return;
    show({ connection: 'DOWN' });
    world.wakeAfter(networkCheckEvery, () => void wake());
  }

  /**
   * Schedules the next pass for the end of the shortest backoff. Without a connection only the oldest sale is retried.
   */
  function sleep() {
    const waits = view.sales.filter((sale) => nextRequest(sale) && !running.has(sale.id));
    const asking = view.connection === 'OK' ? waits : waits.slice(0, 1);
    if (asking.length === 0) return;
    const first = Math.min(...asking.map(({ notBefore }) => notBefore));
    world.wakeAfter(Math.max(shortestSleep, first - world.now()), () => void wake());
  }

  /** Sends the next request of a sale. The requests after it do not block the queue. */
  async function run(sale: Sale): Promise<void> {
    if (running.has(sale.id)) return;
    running.add(sale.id);
    const after = await sendNext(sale).finally(() => running.delete(sale.id));

    const goesOn = after && nextRequest(after) && after.notBefore === 0 && view.connection === 'OK';
    if (goesOn) void run(after).catch(world.report);
    else sleep();
  }

  async function sendNext(stored: Sale): Promise<Sale | null> {
    const isFirst = stored.order?.isFixed === false;
    // A person may have changed the sale while it waited for the requests of older ones.
    const sale = isFirst
      ? await apply(stored.id, (it) => freezeBody(it, { isOffline: false }))
      : await onDevice(world.store.find(stored.id));
    const request = sale && nextRequest(sale);
    if (!request) return null;
    if (isLate(sale, request)) return apply(sale.id, markTooLate);

    const sent = await world.send(request);
    const wasDown = view.connection !== 'OK';
    show({ connection: sent.ok ? 'OK' : connectionAfter(sent.failure) });
    const after = await apply(sale.id, sent.move);

    if (wasDown && sent.ok) void wake({ all: true });
    return after;
  }

  function isLate(sale: Sale, request: SaleRequest) {
    if (request.kind === 'ORDER')
      return request.body.saleId === undefined && world.now() - sale.createdAt > keyHoldsFor;
    const step = waitingStep(sale);
    const isCard = step?.tender.paymentMethod === 'card';
    return isCard && world.now() - step.askedAt > cardStaysFreshFor;
  }

  const isOffline = () => view.connection !== 'OK' || !world.isOnline();

  async function apply(id: string, move: (sale: Sale) => Sale) {
    const after = await onDevice(world.store.change(id, move));
    await changed();
    return after;
  }

  /**
   * Resolves once the sale is stored on the device. It is then sent as soon as possible. `repairs` is the id of
   * the refused sale that it replaces. If that sale was sent meanwhile, for example after a reload, `add`
   * returns it and drops the new sale.
   */
  async function add(sale: Sale, repairs: string | null = null): Promise<Sale | null> {
    const repaired = repairs === null ? null : await onDevice(world.store.find(repairs));
    if (repaired && !repaired.refusal) return repaired;
    const stored = isOffline() ? takenOffline({ ...sale, steps: [] }, sale) : sale;
    await onDevice(world.store.add(stored, repairs));
    await changed();
    void wake();
    return null;
  }

  /** Applies a person's act to a sale, then tries to send what is pending. */
  async function act(id: string, move: (sale: Sale) => Sale) {
    await apply(id, (sale) => (isOffline() ? takenOffline(sale, move(sale)) : move(sale)));
    void wake();
  }

  async function remove(id: string) {
    await world.store.remove([id]);
    await changed();
  }

  async function reopen() {
    const move = (sale: Sale) => afterReload(sale, world.now());
    const before = view.sales.filter((sale) => move(sale) !== sale);
    for (const { id } of before) await onDevice(world.store.change(id, move));
    if (before.length > 0) await changed();
  }

  async function forgetOld() {
    const before = world.now() - keepSentFor;
    const old = view.sales.filter((sale) => !isUnsent(sale) && !isPartPaid(sale) && sale.createdAt < before);
    if (old.length > 0) await world.store.remove(old.map(({ id }) => id));
  }

  return {
    add,
    act,
    remove,
    reload,
    wake,
    /** Another tab changed something. Only the leading tab knows the connection state. */
    async onOtherTab(connection: Connection) {
      if (!world.leadership.isLeader()) show({ connection });
      await reload();
      await wake();
    },
    async start() {
      await reload();
      await reopen();
      await forgetOld();
      await wake({ all: true });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => view,
  };
}

function connectionAfter({ kind }: SendFailure): Connection {
  if (kind === 'NO_CONNECTION') return 'DOWN';
  return kind === 'SIGNED_OUT' ? 'SIGNED_OUT' : 'OK';
}
