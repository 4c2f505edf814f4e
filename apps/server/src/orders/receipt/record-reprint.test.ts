import { recordReprint } from '@maru/contract/orders/order-receipts.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore, unlock } = lockBuilders(shop);
type At = Awaited<ReturnType<typeof shop.openStore>>;
const cash = { type: 'INSTORE_CASH' as const, amount: 4_500 };

const reprint = ({ storeId, owner }: At, orderId: string, as: Caller = owner, key = newId()) =>
  shop.call(recordReprint, { storeId, orderId }, as, { key });

test('a reprint is in the history of a closed and of a cancelled order, and screens hear of it', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash] });

  const answer = await reprint(at, id);

  expect(answer).toMatchObject({ http: 200, response: { id, status: 'CLOSED', version: 2 } });
  const printed = { kind: 'RECEIPT_REPRINTED', by: '김마루', at: shop.clock.now.toISOString() };
  expect(answer.response.history.at(-1)).toMatchObject(printed);
  expect((await listEventsAfter(shop.db, at.storeId, 0)).at(-1)).toMatchObject({
    type: 'ORDER_CHANGED',
    ids: [id],
    version: 2,
  });
  await shop.cancel(at, id);
  expect((await reprint(at, id)).response.history.at(-1)).toMatchObject(printed);
});

test('a repeat of one print is recorded once, a further print again', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash] });
  const first = await reprint(at, id, at.owner, 'one print');
  expect(await reprint(at, id, at.owner, 'one print')).toMatchObject({ http: 200, response: first.response });
  const { response } = await reprint(at, id);
  expect(response.history.filter(({ kind }) => kind === 'RECEIPT_REPRINTED')).toHaveLength(2);
});

test('members who can read an order record its reprint; with SALES alone only after unlocking the sales analysis', async () => {
  const at = await lockedStore(['SALES_ANALYSIS']);
  const { id } = await shop.order(at, { tenders: [cash] });
  const [analyst, seller, cook] = await Promise.all([
    shop.staffOf({ id: at.storeId }, ['SALES']),
    shop.staffOf({ id: at.storeId }),
    shop.staffOf({ id: at.storeId }, ['MENU']),
  ]);

  expect(await reprint(at, id, seller)).toMatchObject({ http: 200 });
  expect(await reprint(at, id, cook)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await reprint(at, id, analyst)).toMatchObject({ http: 423, status: 'LOCKED' });
  await unlock(at, analyst);
  expect(await reprint(at, id, analyst)).toMatchObject({ http: 200 });
});

test('an unknown order and a stranger are refused', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { id } = await shop.order(at);
  expect(await reprint(at, newId())).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await reprint(other, id)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await reprint(at, id, other.owner)).toMatchObject({ http: 404 });
  expect(await shop.call(recordReprint, { storeId: at.storeId, orderId: id })).toMatchObject({ http: 401 });
});
