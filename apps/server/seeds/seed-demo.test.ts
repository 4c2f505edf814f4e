import { cashReceiptStatuses } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { getUnissuedCash } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { documentProblem } from '@maru/contract/content/document-rules.ts';
import { listFaqs } from '@maru/contract/content/faq.endpoints.ts';
import { getNews, getUnreadNews, listNews } from '@maru/contract/content/news.endpoints.ts';
import { listPosts } from '@maru/contract/content/posts.endpoints.ts';
import { searchCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { listEventLog } from '@maru/contract/event-log/platform-log.endpoints.ts';
import { getFileAccessUrl } from '@maru/contract/files/files.endpoints.ts';
import { getInquiry, listInquiries } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { listStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { updateTransaction } from '@maru/contract/orders/excess.endpoints.ts';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import {
  changeOrderStatus,
  getOrder,
  listOrders,
  takeOrder,
} from '@maru/contract/orders/orders.endpoints.ts';
import { listReceipted } from '@maru/contract/orders/receipted.endpoints.ts';
import { listSampleCarts } from '@maru/contract/orders/sample-carts.endpoints.ts';
import { getPlace } from '@maru/contract/place/place.endpoints.ts';
import {
  getPointChannel,
  listPointMessages,
  listPointTemplates,
} from '@maru/contract/points/point-messages.endpoints.ts';
import { listRevenueMessages } from '@maru/contract/sales/revenue-message.endpoints.ts';
import { reportByPaymentMethod, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { searchStores } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { listRegistrationChanges } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { getStore, getStoreStatus, listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { getAllUsers, getUser } from '@maru/contract/users/users.endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { findPlacePage } from '#server/place/page/find-place-page.ts';
import { publishTerms } from '#server/terms/publish-terms.ts';
import { readArticles } from '#server/terms/read-articles.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

const shop = await openShop();
const now = new Date('2026-11-20T14:10:00+09:00');
const today = '2026-11-20';
const firstDay = '2026-08-22';
const { db, storage, keys } = shop;
const seed = () => seedDemo({ db, now, log: () => {}, storage, keys });
const signInAs = async (role: keyof typeof demoAccounts) => ({
  token: await shop.signIn(demoAccounts[role].username),
});

let storeId: string;
let owner: { token: string };

beforeAll(async () => {
  shop.clock.now = now;
  await publishTerms(db, { articles: await readArticles(), now });
  await seed();
  owner = await signInAs('owner');
  storeId = (await shop.call(listMyStores, {}, owner)).response[0]?.storeId ?? '';
});

/** Rows that violate an invariant; must be empty. */
async function offenders(statement: ReturnType<typeof sql>) {
  return (await statement.execute(shop.db)).rows;
}

async function rowCounts() {
  const { rows } = await sql`
    select (select count(*) from users) as users, (select count(*) from stores) as stores,
      (select count(*) from menu_items) as items, (select count(*) from orders) as orders,
      (select count(*) from payment_transactions) as transactions`.execute(shop.db);
  return rows[0];
}

test('a second run changes nothing', async () => {
  const before = await rowCounts();
  await seed();
  expect(await rowCounts()).toEqual(before);
  expect(before).toMatchObject({ users: 9, stores: 4, items: 120 });
});

test('each account flag is lowered for one person, with the name of who lowered it and the reason', async () => {
  const admin = await signInAs('admin');
  const { content } = (await shop.call(getAllUsers, {}, admin)).response;
  const shown = await Promise.all(content.map(({ id }) => shop.call(getUser, { userId: id }, admin)));
  const changes = shown.flatMap(({ response }) => response.flagChanges);
  expect(changes.map(({ flag }) => flag).sort()).toEqual([...accountFlags].sort());
  for (const { byName, reason } of changes) expect([byName, reason].every(Boolean)).toBe(true);
});

test('the log of the platform has entries of every level, of several modules and days', async () => {
  const admin = await signInAs('admin');
  const logged = async (filter: object) =>
    (await shop.call(listEventLog, { numberOfElements: 100, ...filter }, admin)).response.content;
  for (const logLevel of ['ERROR', 'WARN', 'INFO'])
    expect((await logged({ logLevel })).length, logLevel).toBeGreaterThan(0);
  const all = await logged({});
  expect(new Set(all.map(({ module }) => module)).size).toBeGreaterThan(5);
  expect(new Set(all.map(({ time }) => time.slice(0, 10))).size).toBeGreaterThan(2);
});

test('the owner may do everything in the demo store, staff may sell, the admin belongs to no store', async () => {
  expect(await shop.call(listMyStores, {}, owner)).toMatchObject({
    response: [
      { storeId, name: '마루커피 성수점', role: 'OWNER', applicationStatus: 'APPROVED' },
      { name: '마루커피 왕십리점', role: 'OWNER', applicationStatus: 'APPROVED' },
    ],
  });
  const staff = await signInAs('staff');
  expect((await shop.call(listStoreItems, { storeId }, staff)).response.items).toHaveLength(60);
  const hours: InputOf<typeof reportByTime> = { storeId, from: today, to: today, unit: 'hour' };
  expect((await shop.call(reportByTime, hours, staff)).http).toBe(403);
  expect((await shop.call(listMyStores, {}, await signInAs('admin'))).response).toEqual([]);
});

test('sold-out items of the demo menu stay sold out until changed', async () => {
  const { items } = (await shop.call(listStoreItems, { storeId }, owner)).response;
  const switchedOff = items.filter(({ soldOutUntil }) => soldOutUntil !== null);
  expect(switchedOff.length).toBeGreaterThan(0);
  expect(new Set(switchedOff.map(({ soldOutUntil }) => soldOutUntil))).toEqual(new Set([untilChanged]));
});

test('the list of sales that differ from the menu has one from yesterday, which nobody has seen', async () => {
  const { response } = await shop.call(listReceipted, { storeId }, owner);

  expect(response).toMatchObject({
    unseen: 1,
    content: [{ businessDate: '2026-11-19', status: 'CLOSED', differences: [{ kind: 'PRICE' }] }],
  });
  const orderId = response.content[0]?.orderId ?? '';
  expectToAddUp((await shop.call(getOrder, { storeId, orderId }, owner)).response);
});

test('the demo store has everything an approval needs, and is open by its hours', async () => {
  const { response } = await shop.call(getStore, { storeId }, owner);
  expect(response).toMatchObject({
    ...{ applicationStatus: 'APPROVED', category: 'CAFE', phone: '+82220000000', addressDetail: '1층' },
    missing: [],
  });
  expect((await shop.call(getStoreStatus, { storeId })).response).toMatchObject({ status: 'OPEN' });
});

test('the demo has overdue, taken, answered and closed inquiries, and one of the owner of both stores', async () => {
  const admin = await signInAs('admin');
  const { response } = await shop.call(listInquiries, {}, admin);
  const shown = response.content.map((row) => [row.name, new Date(row.dueAt) < now, row.taken?.name ?? null]);
  const name = response.content.at(-2)?.taken?.name;
  expect(shown).toEqual([
    ['도*늘', true, null],
    ['김*늘', false, name],
    ['M******o', false, null],
    ['윤*다', false, null],
    ['한*람', true, name],
    ['L**********r', true, null],
  ]);
  expect(response.content.at(-2)).toMatchObject({ delivery: 'SENT', answeredAt: expect.any(String) });
  expect(response.content.at(-1)).toMatchObject({ closed: { name, reason: 'SPAM' } });
  const [, ofOwner] = response.content;
  const { stores } = (await shop.call(getInquiry, { inquiryId: ofOwner?.id ?? '' }, admin)).response;
  expect(stores.map((store) => store.name)).toEqual(['마루커피 성수점', '마루커피 왕십리점']);
});

test('an application waits in the queue of the admin with its registration image, and its owner cannot sign in', async () => {
  const pending: InputOf<typeof searchStores> = { applicationStatus: 'PENDING' };
  const admin = await signInAs('admin');
  const { response } = await shop.call(searchStores, pending, admin);
  expect(response.content).toMatchObject([
    { name: '바다분식 서교점', missing: [], submittedAt: '2026-11-20T02:10:00.000Z' },
  ]);
  expect(await shop.signIn('yoon@maru.test')).toBeUndefined();
  const pendingId = response.content[0]?.id ?? '';
  const { registrationImageKey } = (await shop.call(getStore, { storeId: pendingId }, admin)).response;
  const link = await shop.call(getFileAccessUrl, { awsKey: registrationImageKey ?? '' }, admin);
  expect(link.response).toMatchObject({ contentType: 'image/png', width: 900, height: 1180 });
  const image = await shop.app.hub.inject({
    url: new URL(link.response.url).pathname + new URL(link.response.url).search,
  });
  expect(image.rawPayload).toHaveLength(link.response.bytes);
});

test('a changed registration waits in the queue of the admin, and its owner cannot sign in', async () => {
  const { response } = await shop.call(listRegistrationChanges, {}, await signInAs('admin'));
  expect(response.content).toMatchObject([
    {
      storeName: '달빛세탁 망원점',
      before: { businessName: '달빛세탁', ownerName: '문달빛' },
      after: { businessName: '달빛세탁소', ownerName: '문별빛' },
      askedAt: '2026-11-19T23:10:00.000Z',
    },
  ]);
  expect(await shop.signIn('moon@maru.test')).toBeUndefined();
});

test('a request to close the second store is open, and the sign-ins of a deleted user are kept until their day', async () => {
  const { response } = await shop.call(searchStores, { closeAsked: true }, await signInAs('admin'));
  expect(response.content).toMatchObject([
    { name: '마루커피 왕십리점', closeAskedAt: '2026-11-20T00:10:00.000Z' },
  ]);
  const { rows } = await shop.pool.query(
    'select k.ground, k.destroy_on, u.name from kept_users k join users u on u.id = k.user_id',
  );
  expect(rows).toEqual([{ ground: 'SIGN_IN_LOG', destroy_on: '2027-01-22', name: '' }]);
});

test('the orders of every business day are numbered from 1 without gaps, up to the counter of the day', async () => {
  const wrong = await offenders(sql`
    select o.business_date from orders o join order_numbers n using (store_id, business_date)
    group by o.business_date, n.last_number
    having min(order_number) <> 1 or max(order_number) <> count(*) or n.last_number <> count(*)`);
  expect(wrong).toEqual([]);
  expect(await offenders(sql`select business_date from order_numbers`)).toHaveLength(91);
});

test('lines, tenders and tax parts add up to each order, to the won', async () => {
  const unlikeLines = await offenders(sql`
    select o.id from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id group by o.store_id, o.id
    having sum(l.total_krw) <> o.total_krw or sum(l.supply_krw) <> o.supply_krw or sum(l.vat_krw) <> o.vat_krw
      or sum(l.tax_free_krw) <> o.tax_free_krw or sum(l.order_discount_share_krw) <> o.order_discount_krw`);
  expect(unlikeLines).toEqual([]);

  const unlikeTransactions = await offenders(sql`
    select p.id from payments p left join payment_transactions t
      on t.store_id = p.store_id and t.payment_id = p.id and t.status = 'APPROVED'
    group by p.store_id, p.id
    having coalesce(sum(t.amount_krw) filter (where t.kind = 'APPROVAL'), 0) <> p.approved_krw
      or coalesce(sum(t.amount_krw) filter (where t.kind = 'REFUND'), 0) <> p.refunded_krw`);
  expect(unlikeTransactions).toEqual([]);
});

test('a closed order is paid exactly with its tax parts, a cancelled one holds no money, and none is overpaid', async () => {
  const wrong = await offenders(sql`
    with held as (
      select o.store_id, o.id, o.status, o.total_krw - o.refunded_krw as stands,
        o.supply_krw - o.refunded_supply_krw as supply_stands, o.vat_krw - o.refunded_vat_krw as vat_stands,
        o.tax_free_krw - o.refunded_tax_free_krw as tax_free_stands,
        coalesce(sum(t.amount_krw * s.sign), 0) as held, coalesce(sum(t.supply_krw * s.sign), 0) as supply,
        coalesce(sum(t.vat_krw * s.sign), 0) as vat, coalesce(sum(t.tax_free_krw * s.sign), 0) as tax_free
      from orders o left join payment_transactions t
        on t.store_id = o.store_id and t.order_id = o.id and t.status = 'APPROVED'
      left join lateral (select case t.kind when 'APPROVAL' then 1 else -1 end as sign) s on true
      group by o.store_id, o.id
    )
    select * from held where case status
      when 'CLOSED' then (held, supply, vat, tax_free) <> (stands, supply_stands, vat_stands, tax_free_stands)
      when 'CANCELLED' then (held, supply, vat, tax_free) <> (0, 0, 0, 0) else held > stands end`);
  expect(wrong).toEqual([]);
});

test('each order has one event for each version, and the counter has counted them all', async () => {
  const [counts] = await offenders(sql`
    select (select sum(seq)::bigint from store_event_counters) as counted, (select sum(version)::bigint from orders) as versions,
      (select max(seq) from store_events) as last, (select count(*) from store_events) as kept,
      (select count(distinct seq) from store_events) as distinct_kept`);
  const { counted, versions, last, kept, distinctKept } = counts as Record<string, number>;
  expect([counted, last]).toEqual([versions, versions]);
  expect(kept).toBe(distinctKept);
  expect(kept).toBeGreaterThan(200);
});

test('the reports by time and by payment method agree, for the whole time and for today', async () => {
  for (const from of [firstDay, today]) {
    const period = { storeId, from, to: today };
    const byTime = (await shop.call(reportByTime, { ...period, unit: 'day' }, owner)).response;
    const byMethod = (await shop.call(reportByPaymentMethod, period, owner)).response;
    expect(byTime.totals.net).toBe(byMethod.net);
    expect(byTime.totals.supply + byTime.totals.vat + byTime.totals.taxFree).toBe(byTime.totals.net);
    expect(byTime.totals.net).toBeGreaterThan(1_000_000);
    expect(byTime.notYetClosed.orders).toBe(3);
    expect(byMethod.rows.map(({ type }) => type)).toContain('card');
  }
});

test('open, cancelled and split orders can be read through the product', async () => {
  const ids = await offenders(sql`
    (select id from orders where status = 'OPEN') union all
    (select id from orders where status = 'CANCELLED' order by id limit 12) union all
    (select order_id from payments group by order_id having count(*) > 1 order by order_id limit 12)`);
  expect(ids.length).toBeGreaterThan(20);
  for (const { id } of ids as { id: string }[]) {
    const { http, response } = await shop.call(getOrder, { storeId, orderId: id }, owner);
    expect(http).toBe(200);
    expectToAddUp(response);
    expect(response.history[0]).toMatchObject({ kind: 'TAKEN', amount: response.total });
  }
});

test('an order taken and cancelled through the product has the same rows as a seeded one', async () => {
  const [madeUp] = await offenders(sql`
    select o.id from orders o where o.status = 'CANCELLED' and o.order_type = 'INSTORE' and o.version = 5 and not exists
      (select from payments p where p.order_id = o.id and p.type <> 'card') order by o.id limit 1`);
  const { items } = (await shop.call(listStoreItems, { storeId }, owner)).response;
  const jujube = items.find(({ nameEn }) => nameEn === 'Jujube tea');
  if (!jujube) throw new Error('no jujube tea');
  const lines = [{ itemId: jujube.id, quantity: 1 }];
  const taken = await shop.call(takeOrder, { storeId, lines, total: jujube.price }, owner);
  const orderId = taken.response.id;
  const card = { storeId, storeOrderId: orderId, paymentMethod: 'card' as const, amount: jujube.price };
  await shop.call(postPayment, card, owner);
  const cancel = { storeId, orderId, newOrderStatus: 'CANCELLED' as const, reason: 'test' };
  expect((await shop.call(changeOrderStatus, cancel, owner)).http).toBe(200);

  const rows = async (id: string) => {
    const { response } = await shop.call(getOrder, { storeId, orderId: id }, owner);
    const { version, status, closedAt, payments, history } = response;
    return {
      ...{ version, status, wasClosed: closedAt !== null },
      history: history.map(({ kind, amount, reason }) => [kind, amount !== null, reason !== null]),
      transactions: payments.flatMap(({ transactions }) =>
        transactions.map((row) => [
          row.kind,
          row.status,
          row.cardNumber,
          row.cardIssuer,
          row.approvalNumber?.length,
        ]),
      ),
    };
  };
  expect(await rows((madeUp as { id: string }).id)).toEqual(await rows(orderId));
});

test('open orders are listed newest first, with the online order to accept on top, and a preorder', async () => {
  const { response } = await shop.call(listOrders, { storeId, status: ['OPEN'] }, owner);
  expect(response.content[0]).toMatchObject({
    businessDate: today,
    orderType: 'ONLINE',
    leftToPay: 0,
    acceptedAt: null,
  });
  const preorder = response.content.find(({ orderType }) => orderType === 'ONLINE_PREORDER');
  expect(Date.parse(preorder?.pickupAt ?? '')).toBeGreaterThan(Date.parse(preorder?.takenAt ?? ''));
  expect(response.content.length).toBeGreaterThanOrEqual(3);
});

test('a new device of the store gets a cart on hold, of items and choices that the menu has', async () => {
  const { response: carts } = await shop.call(listSampleCarts, { storeId }, owner);
  expect(carts).toMatchObject([{ name: '창가 자리', lines: [{ quantity: 1 }, { quantity: 2 }] }]);
  const lines = (carts[0]?.lines ?? []).map((line) => ({ ...line, itemOrderType: 'INSTORE' as const }));
  const shown = await shop.call(takeOrder, { storeId, orderType: 'INSTORE', lines, total: 1 }, owner);
  expect(shown).toMatchObject({ status: 'PRICE_CHANGED' });
});

test('there is a cash receipt in every status, and a large cash sale has two days left for its receipt', async () => {
  const statuses = await offenders(sql`select status from cash_receipts order by status`);
  expect(statuses.map((row) => (row as { status: string }).status)).toEqual([...cashReceiptStatuses].sort());

  const { response } = await shop.call(getUnissuedCash, { storeId }, owner);
  expect(response.content[0]).toMatchObject({ isObligated: true, daysLeft: 2, receipt: null });
  const asked = response.content.slice(1).map(({ receipt }) => receipt?.status);
  expect(asked.sort()).toEqual(['FAILED', 'REJECTED', 'REQUESTED']);
});

test('a card payment of two days ago stays without an answer, and the owner can decide its outcome', async () => {
  await shop.runMinute('settle-unsettled');
  const waiting: InputOf<typeof listOrders> = { storeId, status: ['OPEN'] };
  const { response } = await shop.call(listOrders, waiting, owner);
  const { id: orderId } = response.content.find(({ pending }) => pending === 'PAY') ?? expect.fail();
  const order = (await shop.call(getOrder, { storeId, orderId }, owner)).response;
  expect(order).toMatchObject({ businessDate: '2026-11-18', status: 'OPEN', paid: 0 });
  const [payment] = order.payments;
  expect(payment?.transactions).toMatchObject([{ kind: 'APPROVAL', status: 'UNKNOWN' }]);

  const decided = await shop.call(
    updateTransaction,
    {
      ...{ storeId, id: payment?.id ?? '', transactionId: payment?.transactions[0]?.id ?? '' },
      ...{ outcome: 'FAILED', reason: '단말기에 승인 내역이 없음' },
    },
    owner,
  );
  expect(decided.response).toMatchObject({ order: { status: 'OPEN', pending: null, paid: 0 } });
});

test('yesterday a guest who paid by a link got everything back', async () => {
  const [row] = await offenders(
    sql`select order_id from payment_transactions where checkout_key is not null and kind = 'REFUND'`,
  );
  const { orderId } = row as { orderId: string };
  const { response } = await shop.call(getOrder, { storeId, orderId }, owner);
  expect(response).toMatchObject({
    ...{ businessDate: '2026-11-19', status: 'CLOSED', paid: 0, refunded: response.total },
    payments: [{ isByLink: true, takenBy: null, transactions: [{ kind: 'APPROVAL' }, { kind: 'REFUND' }] }],
  });
  expectToAddUp(response);
});

test('the jobs that settle and confirm cash receipts leave those of the demo store as they are', async () => {
  const statuses = () => offenders(sql`select status from cash_receipts order by id`);
  const before = await statuses();
  await shop.runMinute('settle-cash-receipts');
  await shop.runMinute('confirm-cash-receipts');

  expect(await statuses()).toEqual(before);
});

test('the demo owner gets revenue messages, and the history has those of the last mornings', async () => {
  const { response } = await shop.call(listRevenueMessages, { storeId }, owner);
  expect(response.content.filter(({ kind }) => kind === 'DAILY').map(({ from }) => from)).toEqual([
    '2026-11-19',
    ...['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13', '2026-11-12'],
  ]);
  expect(new Set(response.content.map(({ outcome }) => outcome))).toEqual(
    new Set(['DELIVERED', 'FALLBACK_SENT']),
  );

  await insertJob(db, { task: 'send-revenue-messages', payload: {} });
  await shop.runJobs();
  expect((await shop.call(listRevenueMessages, { storeId }, owner)).response.totalElements).toBe(
    response.totalElements,
  );
});

test('the 240 customers have visits, points that expire soon, debts, tags and consents, and the ledger is sound', async () => {
  const { lots, debt } = await expectSoundLedger(db, storeId, now);
  const soon = new Date(now.getTime() + 31 * 24 * 60 * 60_000).toISOString();
  expect(lots.filter(({ expiresAt }) => expiresAt < soon).length).toBeGreaterThan(5);
  expect(debt).toBeGreaterThan(0);

  const find = async (filter: object) =>
    (await shop.call(searchCustomers, { storeId, ...filter }, owner)).response;
  expect((await find({})).totalElements).toBe(240);
  expect((await find({ text: '1001' })).content).toHaveLength(4);
  const regulars = await find({ tag: '단골' });
  expect(regulars.totalElements).toBeGreaterThan(10);
  expect(regulars.content.some(({ visits, balance }) => visits > 0 && balance > 0)).toBe(true);
  const { rows } = await sql`
    select count(*)::integer as answers, count(*) filter (where not agreed)::integer as refused
    from customer_consents where store_id = ${storeId}`.execute(db);
  expect(rows[0]).toMatchObject({ answers: 480, refused: expect.any(Number) });
});

test('both stores of the owner accept points of the other, and the history of an order shows what it earned', async () => {
  const other = (await shop.call(listMyStores, {}, owner)).response[1]?.storeId ?? '';
  await expectSoundLedger(db, other, now);
  const { response } = await shop.call(findCustomer, { storeId, phone: '010-0000-1001' }, owner);
  expect(response.elsewhere).toMatchObject([{ storeId: other, store: '마루커피 왕십리점' }]);
  const { rows } = await sql<{ id: string }>`select o.id from orders o
    where o.store_id = ${storeId} and o.customer_id is not null and o.status = 'CLOSED' limit 1`.execute(db);
  const order = await shop.readOrder({ storeId, owner }, rows[0]?.id ?? '');
  const earned = order.history.filter(({ kind }) => kind === 'POINTS_EARNED').map(({ amount }) => amount);
  expect(earned).toEqual([order.points?.earned]);
});

test('some orders are paid in part with points, which the ledger and the history of the order record equally', async () => {
  const { rows } = await sql<{ id: string; used: number; entered: number }>`
    select o.id, o.points_used_krw::integer as used, -sum(e.amount)::integer as entered
    from orders o join point_entries e on e.store_id = o.store_id and e.order_id = o.id and e.kind = 'USE'
    where o.store_id = ${storeId} and o.customer_id is not null group by o.id, used`.execute(db);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ used, entered }) => used !== entered)).toEqual([]);
  const order = await shop.readOrder({ storeId, owner }, rows[0]?.id ?? '');
  expect(order.history.filter(({ kind }) => kind === 'POINTS_USED').map(({ amount }) => amount)).toEqual([
    1_000,
  ]);
});

test('customers get messages about points by the store’s own channel, and their list has every outcome', async () => {
  await insertJob(db, { task: 'refresh-channels', payload: {} });
  await shop.runJobs();
  const { response: channel } = await shop.call(getPointChannel, { storeId }, owner);
  expect(channel.channels).toMatchObject([{ id: channel.channelId, status: 'ACTIVE' }]);
  expect(channel.kinds).toHaveLength(6);
  const { response: listed } = await shop.call(listPointTemplates, { storeId }, owner);
  const own = listed.templates.filter(({ channelId }) => channelId === channel.channelId);
  expect(new Set(own.map(({ inspectionStatus }) => inspectionStatus)).size).toBe(5);
  expect(own.find(({ code }) => code === channel.templates.EARNED)?.problems.EARNED).toBeNull();

  const asked = { storeId, numberOfElements: 200 };
  const sent = (await shop.call(listPointMessages, asked, owner)).response;
  expect(new Set(sent.content.map(({ outcome }) => outcome))).toEqual(
    new Set(['DELIVERED', 'FALLBACK_SENT', 'FAILED']),
  );
  expect(sent.content.some(({ orderId }) => orderId === null)).toBe(true);
  await insertJob(db, { task: 'write-point-notices', payload: {} });
  await shop.runJobs();
  const after = (await shop.call(listPointMessages, asked, owner)).response;
  expect(after.totalElements).toBe(sent.totalElements);
});

test('the demo store has a published page with photos in both languages and a former address, the second one a draft', async () => {
  const stores = (await shop.call(listMyStores, {}, owner)).response;
  const secondId = stores[1]?.storeId ?? '';
  const place = (await shop.call(getPlace, { storeId }, owner)).response;
  expect(place).toMatchObject({
    ...{
      slug: 'maru-coffee-seongsu',
      formerSlugs: ['marukeopi-seongsujeom'],
      isShown: true,
      isChanged: false,
    },
    published: { nameEn: 'Maru Coffee Seongsu', hashtags: expect.arrayContaining(['성수카페']) },
  });
  for (const { imageUrl, alt, altEn } of place.published?.photos ?? []) {
    expect([alt, altEn].every(Boolean)).toBe(true);
    expect((await shop.app.hub.inject({ url: imageUrl })).statusCode).toBe(200);
  }
  const found = await findPlacePage(db, { storeId, slug: place.slug, now });
  const { ko, en } = found.kind === 'PAGE' ? found.pages : expect.fail('no page');
  expect(ko).toMatchObject({ status: 'OPEN', photos: { length: 3 }, links: { length: 2 } });
  expect(ko.menu.flatMap(({ items }) => items).length).toBeGreaterThan(50);
  expect(en.menu.every(({ name }) => name.language === 'en')).toBe(true);

  expect((await shop.call(getPlace, { storeId: secondId }, owner)).response).toMatchObject({
    ...{ slug: 'marukeopi-wangsimnijeom', published: null, isShown: false },
    draft: { description: '왕십리에서도 같은 원두로 내려요.' },
  });
});

test('the demo has news read and unread, one scheduled and one draft, FAQs in three categories, and posts', async () => {
  const admin = await signInAs('admin');
  const statuses = (await shop.call(listNews, { isAdmin: true }, admin)).response.content;
  expect(statuses.map(({ status }) => status)).toEqual(['DRAFT', 'SCHEDULED', ...Array(5).fill('PUBLISHED')]);
  expect(await shop.call(getUnreadNews, {}, owner)).toMatchObject({ response: { count: 2 } });
  expect(await shop.call(getUnreadNews, {}, await signInAs('staff'))).toMatchObject({
    response: { count: 3 },
  });

  const { categories } = (await shop.call(listFaqs, {}, owner)).response;
  expect(categories.map(({ faqs }) => faqs.length)).toEqual([4, 3, 3]);
  const { posts } = (await shop.call(listPosts, {}, owner)).response;
  expect(posts.map(({ connectUrl }) => connectUrl !== null)).toEqual([false, false, true]);
  for (const { thumbnailUrl } of posts)
    expect((await shop.app.hub.inject({ url: thumbnailUrl ?? '' })).statusCode).toBe(200);
});

test('the news that stores see in the demo are in both languages, those that the owner has read and those not', async () => {
  const seen = (await shop.call(listNews, {}, owner)).response.content;
  expect(seen.map(({ isRead }) => isRead)).toEqual([false, false, true, true, true]);
  for (const { id } of seen) {
    const { title, titleEn, content, contentEn } = (await shop.call(getNews, { id }, owner)).response;
    expect([titleEn, content, contentEn]).not.toContain(null);
    for (const korean of [title, JSON.stringify(content)]) expect(korean).toMatch(/[가-힣]/);
    expect(JSON.stringify([titleEn, contentEn])).not.toMatch(/[가-힣]/);
  }
});

test('every text of the demo is a document that an admin could save', async () => {
  const [news, faqs, posts] = await Promise.all([
    db.selectFrom('news').select(['content', 'contentEn']).execute(),
    db.selectFrom('faqs').select(['answer', 'answerEn']).execute(),
    db.selectFrom('posts').select(['content', 'contentEn']).execute(),
  ]);
  const documents = [...news, ...faqs, ...posts]
    .flatMap((row) => Object.values(row))
    .filter((one) => one !== null);
  expect(documents.map((document) => documentProblem(document, 5_000)).filter(Boolean)).toEqual([]);
  expect(documents.length).toBeGreaterThan(30);
});
