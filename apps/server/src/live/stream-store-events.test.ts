import { connect } from 'node:net';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { deleteUser } from '@maru/contract/profile/deletion.endpoints.ts';
import { setStoreStatus } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listenOn, readEvents } from '#test/event-stream.ts';
import { openShop } from '#test/open-shop.ts';
import { insertEvent } from './store-events.queries.ts';

const shop = await openShop();
const { app } = await shop.instance({ heartbeatMilliseconds: 50 });
const base = await listenOn(app.hub);
type At = Awaited<ReturnType<typeof shop.openStore>>;

const take = async (at: At) => (await shop.order(at)).id;

test('order events are streamed in order, without data', async () => {
  const at = await shop.openStore();
  const stream = await readEvents(base, at.storeId, at.owner);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');

  const first = await take(at);
  const second = await take(at);
  await shop.pay(at, first, { paymentMethod: 'card', amount: 4_500 });
  await shop.cancel(at, second);

  expect(await stream.take(5)).toEqual([
    { seq: 1, type: 'ORDER_TAKEN', ids: [first], version: 1 },
    { seq: 2, type: 'ORDER_TAKEN', ids: [second], version: 1 },
    { seq: 3, type: 'ORDER_CHANGED', ids: [first], version: 2 },
    { seq: 4, type: 'ORDER_CHANGED', ids: [first], version: 3 },
    { seq: 5, type: 'ORDER_CHANGED', ids: [second], version: 2 },
  ]);
});

test('an order event names the items whose counted stock it moved, each once', async () => {
  const at = await shop.openStore();
  const { americano, hot, cake } = at.menu;
  const stream = await readEvents(base, at.storeId, at.owner);
  const lines = [
    { itemId: cake, quantity: 1 },
    { itemId: americano, choiceIds: [hot], quantity: 1 },
    { itemId: cake, quantity: 1 },
  ];

  const { id } = await shop.order(at, { lines, total: 18_100 });
  await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 18_100 });
  await shop.cancel(at, id);
  await shop.revert(at, id);

  expect((await stream.take(4)).map((event) => event?.ids)).toEqual([
    [id, cake],
    [id],
    [id, cake],
    [id, cake],
  ]);
});

test('concurrent orders are streamed once each, in commit order', async () => {
  const at = await shop.openStore();
  const stream = await readEvents(base, at.storeId, at.owner);

  const ids = await Promise.all(Array.from({ length: 20 }, () => take(at)));

  const events = await stream.take(20);
  expect(events.map((event) => event?.seq)).toEqual(ids.map((_, i) => i + 1));
  expect(new Set(events.flatMap((event) => event?.ids))).toEqual(new Set(ids));
});

test('another store gets no event', async () => {
  const [one, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const stream = await readEvents(base, other.storeId, other.owner);

  await take(one);
  const own = await take(other);

  expect(await stream.next()).toMatchObject({ seq: 1, ids: [own] });
});

test('a reader that resumes gets all missed events once, however many', async () => {
  const at = await shop.openStore();
  const stream = await readEvents(base, at.storeId, at.owner);
  const seen = await take(at);
  expect(await stream.next()).toMatchObject({ ids: [seen] });
  const place = stream.lastEventId();
  stream.leave();
  const { storeId } = at;
  await shop.db.transaction().execute(async (tx) => {
    for (let i = 0; i < 600; i += 1) {
      await insertEvent(tx, { storeId, type: 'ORDER_CHANGED', ids: [seen], version: i + 2, at: new Date() });
    }
  });

  const again = await readEvents(base, storeId, at.owner, place);
  const live = await take(at);

  const events = await again.take(601);
  expect(events.map((event) => event?.seq)).toEqual(events.map((_, i) => i + 2));
  expect(events.at(-1)).toMatchObject({ type: 'ORDER_TAKEN', ids: [live] });
});

test('a new reader starts at the current position, also with an invalid Last-Event-ID', async () => {
  const at = await shop.openStore();
  await take(at);
  const stream = await readEvents(base, at.storeId, at.owner);
  const now = await take(at);
  expect(await stream.next()).toMatchObject({ seq: 2, ids: [now] });

  const strange = await readEvents(base, at.storeId, at.owner, 'no number');
  const later = await take(at);
  expect(await strange.next()).toMatchObject({ seq: 3, ids: [later] });
});

test('a member without the right ORDER gets no order events until the right is given', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  const [all, some] = [
    await readEvents(base, at.storeId, at.owner),
    await readEvents(base, at.storeId, staff),
  ];
  await take(at);
  await all.next();

  await shop.db
    .updateTable('storeMembers')
    .set({ rights: ['ORDER'] })
    .where('userId', '=', staff.id)
    .execute();
  // The new right applies from the next heartbeat, so take orders until one is reported.
  const heard = some.next();
  let isHeard = false;
  void heard.then(() => {
    isHeard = true;
  });
  while (!isHeard) await take(at);

  expect((await heard)?.seq).toBeGreaterThan(1);
});

test('a changed customer is announced only to members with a right to orders, customers or points', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at);
  const customer = await shop.customer(at);
  const readers = await Promise.all(
    (['ORDER', 'CUSTOMER', 'POINT', 'SALES'] as const).map(async (right) =>
      readEvents(base, at.storeId, await shop.staffOf({ id: at.storeId }, [right])),
    ),
  );
  await shop.reward(at, customer.id, 'EARN', 700);
  await shop.call(setStoreStatus, { storeId: at.storeId, status: 'CLOSED' }, at.owner);

  const heard = await Promise.all(readers.map(async (reader) => (await reader.next())?.type));
  expect(heard).toEqual(['CUSTOMER_CHANGED', 'CUSTOMER_CHANGED', 'CUSTOMER_CHANGED', 'STORE_CHANGED']);
});

test('the stream ends with the membership', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  const stream = await readEvents(base, at.storeId, staff);

  await shop.db.deleteFrom('storeMembers').where('userId', '=', staff.id).execute();

  expect(await stream.next()).toBeUndefined();
});

test('the stream ends with the sign-in', async () => {
  const at = await shop.openStore();
  const stream = await readEvents(base, at.storeId, at.owner);

  await shop.endGrants(at.owner);

  expect(await stream.next()).toBeUndefined();
});

test('the stream of a person who was deleted ends', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  const stream = await readEvents(base, at.storeId, staff);

  await shop.call(deleteUser, { userId: staff.id, password: 'maru1234!' }, staff);

  // Before it ends, the stream may still report that the person left the store.
  await expect.poll(() => stream.next()).toBeUndefined();
});

test('an event without NOTIFY is found by the sweep', async () => {
  const at = await shop.openStore();
  const stream = await readEvents(base, at.storeId, at.owner);
  const event = { storeId: at.storeId, type: 'ORDER_CHANGED' as const, ids: [newId()], version: 7 };

  await shop.db.transaction().execute((tx) => insertEvent(tx, { ...event, at: new Date() }));

  expect(await stream.next()).toMatchObject({ seq: 1, ids: event.ids, version: 7 });
});

test('every instance streams the events of all instances', async () => {
  const at = await shop.openStore();
  const other = await shop.instance();
  const streams = [
    await readEvents(base, at.storeId, at.owner),
    await readEvents(await listenOn(other.app.hub), at.storeId, at.owner),
  ];

  const here = await take(at);
  const { response } = await other.call(takeOrder, shop.americano(at), at.owner);

  for (const stream of streams) {
    expect(await stream.take(2)).toMatchObject([{ ids: [here] }, { ids: [response.id] }]);
  }
});

test('an instance that lost its LISTEN connection opens a new one', async () => {
  const at = await shop.openStore();
  const stream = await readEvents(base, at.storeId, at.owner);
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  );

  const id = await take(at);

  expect(await stream.next()).toMatchObject({ ids: [id] });
});

test('an instance that stops ends its streams', async () => {
  const at = await shop.openStore();
  const stopping = await shop.instance();
  const stream = await readEvents(await listenOn(stopping.app.hub), at.storeId, at.owner);

  await stopping.app.close();

  expect(await stream.next()).toBeUndefined();
});

test('a client that hangs up before the stream starts takes no slot', async () => {
  const at = await shop.openStore();
  const stopping = await shop.instance();
  const stoppingBase = await listenOn(stopping.app.hub);
  const { port, hostname } = new URL(stoppingBase);
  const lock = await shop.pool.connect();
  await lock.query('begin');
  await lock.query('lock table store_members in access exclusive mode');

  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /v6/stores/${at.storeId}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${at.owner.token}\r\n\r\n`,
  );
  const waits = async () => {
    const { rows } = await shop.pool.query(`select 1 from pg_locks where not granted`);
    return rows.length > 0;
  };
  await expect.poll(waits).toBe(true);
  socket.destroy();
  const closed = () =>
    new Promise((done) => stopping.app.hub.server.getConnections((_, count) => done(count)));
  await expect.poll(closed).toBe(0);
  await lock.query('commit');
  lock.release();
  const other = await readEvents(stoppingBase, at.storeId, at.owner);

  await stopping.app.close();
  expect(await other.next()).toBeUndefined();
});

test('a stream refuses HEAD requests', async () => {
  const at = await shop.openStore();
  const response = await fetch(`${base}/v6/stores/${at.storeId}/events`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${at.owner.token}` },
  });

  expect(response.status).toBe(404);
});
