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
import { askedTooLate, type SendFailure, sendFailed } from './sale-moves.ts';
import type { SaleStore } from './sale-store.ts';
import type { Sent } from './send-request.ts';

export type Connection = 'OK' | 'DOWN' | 'SIGNED_OUT';

export type OutboxView = {
  sales: readonly Sale[];
  connection: Connection;
  /** Whether what lies on the device has been read yet. */
  isRead: boolean;
  /** How often the device could not read or keep a sale: its storage is full, or closed to the page. */
  faults: number;
};

/** What the outbox needs of the world; the browser's are put together in outbox-of-store.ts. */
export type OutboxWorld = {
  store: SaleStore;
  send: (request: SaleRequest) => Promise<Sent>;
  leadership: Leadership;
  now: () => number;
  /** Calls back after so many ms, once; a new call replaces the last. */
  wakeAfter: (ms: number, wake: () => void) => void;
  /** Tells the other tabs of this device that something changed. */
  tell: (connection: Connection) => void;
  /** For faults that nobody waits for. */
  report: (error: unknown) => void;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Acknowledged sales stay as long, for a receipt or another look. */
const keepSentFor = 12 * 3_600_000;
const shortestSleep = 200;

/**
 * Sends a store's sales, oldest first: order, then its tenders one by one, each under its own key and in a device's
 * one leading tab. Nothing leaves the store of unsent sales but by an acknowledgement or a person's word.
 */
export function createOutbox(storeId: string, world: OutboxWorld) {
  let view: OutboxView = { sales: [], connection: 'OK', isRead: false, faults: 0 };
  let line = Promise.resolve();
  const running = new Set<string>();
  const listeners = new Set<() => void>();

  function show(change: Partial<OutboxView>) {
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
    world.tell(view.connection);
  }

  /** Sends what is due, after the pass under way; `all` does not wait for the waits to end. */
  function wake({ all = false } = {}): Promise<void> {
    if (world.leadership.isLeader()) line = line.then(() => pass(all)).catch(world.report);
    return line;
  }

  async function pass(all: boolean) {
    await reload();
    const due = view.sales.filter((sale) => nextRequest(sale) && (all || sale.notBefore <= world.now()));
    for (const sale of due) {
      const ran = run(sale);
      // A card takes its time; the next order does not wait for it.
      if (!sale.answer) await ran;
      if (!sale.answer && view.connection !== 'OK') break;
    }
    sleep();
  }

  /** Wakes when the first of the waits ends; without a connection the oldest sale asks for all of them. */
  function sleep() {
    const waits = view.sales.filter((sale) => nextRequest(sale) && !running.has(sale.id));
    const asking = view.connection === 'OK' ? waits : waits.slice(0, 1);
    if (asking.length === 0) return;
    const first = Math.min(...asking.map(({ notBefore }) => notBefore));
    world.wakeAfter(Math.max(shortestSleep, first - world.now()), () => void wake());
  }

  /** One request of a sale; what follows it does not hold up the line. */
  async function run(sale: Sale): Promise<void> {
    if (running.has(sale.id)) return;
    running.add(sale.id);
    const after = await sendNext(sale).finally(() => running.delete(sale.id));

    const goesOn = after && nextRequest(after) && after.notBefore === 0 && view.connection === 'OK';
    if (goesOn) void run(after).catch(world.report);
    else sleep();
  }

  async function sendNext(sale: Sale): Promise<Sale | null> {
    const request = nextRequest(sale);
    if (!request) return null;
    if (isLate(sale, request)) return apply(sale.id, askedTooLate);

    const sent = await world.send(request);
    const wasDown = view.connection !== 'OK';
    show({ connection: sent.ok ? 'OK' : connectionAfter(sent.failure) });
    const move = sent.ok ? sent.move : failedMove(request, sent.failure);
    const after = await apply(sale.id, move);

    if (wasDown && sent.ok) void wake({ all: true });
    return after;
  }

  const failedMove = (request: SaleRequest, failure: SendFailure) => (sale: Sale) =>
    sendFailed(sale, { request, failure, now: world.now() });

  function isLate(sale: Sale, { kind }: SaleRequest) {
    if (kind === 'ORDER') return world.now() - sale.createdAt > keyHoldsFor;
    const step = waitingStep(sale);
    const isCard = step?.tender.paymentMethod === 'card';
    return isCard && world.now() - step.askedAt > cardStaysFreshFor;
  }

  async function apply(id: string, move: (sale: Sale) => Sale) {
    const after = await onDevice(world.store.change(id, move));
    await changed();
    return after;
  }

  /** Kept on the device when this resolves; sent as soon as it can be. */
  async function add(sale: Sale, repairs: string | null = null) {
    await onDevice(world.store.add(sale, repairs));
    await changed();
    void wake();
  }

  /** A person's move on a sale, followed by a try to send what it left open. */
  async function act(id: string, move: (sale: Sale) => Sale) {
    await apply(id, move);
    void wake();
  }

  async function remove(id: string) {
    await world.store.remove([id]);
    await changed();
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
    /** Another tab changed something; the leading one knows the connection. */
    async heard(connection: Connection) {
      if (!world.leadership.isLeader()) show({ connection });
      await reload();
      await wake();
    },
    async start() {
      await reload();
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
