import { cardCompanies } from '@maru/contract/stores/card-companies.ts';
import {
  getCardMemberships,
  updateCardMemberships,
} from '@maru/contract/stores/card-memberships.endpoints.ts';
import { expect, test } from 'vitest';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { db, clock } = shop;
type Numbers = Partial<Record<(typeof cardCompanies)[number], string>>;

function listOf(numbers: Numbers) {
  return cardCompanies.flatMap((cardCompany) => {
    const merchantNumber = numbers[cardCompany];
    return merchantNumber === undefined ? [] : { cardCompany, merchantNumber };
  });
}

async function open() {
  const { id: storeId } = await shop.store();
  const editor = await shop.staffOf({ id: storeId }, ['STORE_EDIT']);
  return {
    ...{ storeId, editor },
    read: (as: Caller = editor) => shop.call(getCardMemberships, { storeId }, as),
    write: (numbers: Numbers, version = 1, as: Caller | undefined = editor) =>
      shop.call(updateCardMemberships, { storeId, version, cardMemberships: listOf(numbers) }, as),
  };
}

test('a store without numbers has an empty list at version 1', async () => {
  const { read, write } = await open();
  expect((await read()).response).toEqual({ cardMemberships: [], version: 1 });

  const written = await write({ SHINHAN: '0012345678', BC: '12345' });

  const cardMemberships = [
    { cardCompany: 'BC', merchantNumber: '12345' },
    { cardCompany: 'SHINHAN', merchantNumber: '0012345678' },
  ];
  expect(written).toMatchObject({ http: 200, response: { cardMemberships, version: 2 } });
  expect((await read()).response).toEqual({ cardMemberships, version: 2 });
});

test('a company that is left out loses its number', async () => {
  const { read, write } = await open();
  await write({ BC: '12345', KB: '54321' });
  await write({ KB: '54321' }, 2);

  expect((await read()).response).toEqual({ cardMemberships: listOf({ KB: '54321' }), version: 3 });
});

test('every write writes a trail row of the changed companies and emits an event', async () => {
  const { storeId, write } = await open();
  await write({ BC: '12345', KB: '54321' });
  await write({ BC: '99999', KB: '54321' }, 2);

  const trail = await db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', storeId)
    .orderBy('id')
    .execute();
  expect(trail).toMatchObject([
    { act: 'updateCardMemberships', before: {}, after: { BC: '12345', KB: '54321' } },
    { before: { BC: '12345' }, after: { BC: '99999' } },
  ]);
  expect(trail[1]?.after).toEqual({ BC: '99999' });
  const events = await db.selectFrom('storeEvents').selectAll().where('storeId', '=', storeId).execute();
  expect(events).toMatchObject([{ type: 'STORE_CHANGED' }, { type: 'STORE_CHANGED' }]);
});

test('of many concurrent first writes one succeeds; the others get its result, author and time', async () => {
  const { storeId, read, write } = await open();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => write({ BC: `1234${i}` })));

  const made = answers.filter(({ http }) => http === 200);
  expect(made).toHaveLength(1);
  const detail = {
    row: made[0]?.response,
    changedBy: '김마루',
    isOwn: true,
    changedAt: clock.now.toISOString(),
  };
  for (const answer of answers.filter(({ http }) => http !== 200)) {
    expect(answer).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
    expect(answer.detail).toEqual(detail);
  }
  const other = await shop.staffOf({ id: storeId }, ['STORE_EDIT']);
  expect((await write({}, 1, other)).detail).toEqual({ ...detail, isOwn: false });
  expect((await read()).response).toEqual(made[0]?.response);
});

test('numbers with letters and duplicate companies are refused', async () => {
  const { storeId, editor } = await open();
  const write = (cardMemberships: { cardCompany: 'BC'; merchantNumber: string }[]) =>
    shop.call(updateCardMemberships, { storeId, version: 1, cardMemberships }, editor);
  const [one, other] = ['12345', '54321'].map((merchantNumber) => ({
    cardCompany: 'BC' as const,
    merchantNumber,
  }));

  const { fields } = await write([{ cardCompany: 'BC', merchantNumber: '1234a' }]);
  expect(Object.values(fields ?? {})).toEqual(['numbersOnly']);
  expect((await write([one, other].flatMap((each) => each ?? []))).http).toBe(400);
});

test('every member can read them; writing requires the right', async () => {
  const { storeId, read, write } = await open();
  const staff = await shop.staffOf({ id: storeId }, []);
  const outsider = await shop.ownerOf(await shop.store());

  expect((await read(staff)).http).toBe(200);
  expect((await read(outsider)).status).toBe('NOT_FOUND');
  expect((await write({}, 1, staff)).status).toBe('FORBIDDEN');
  expect((await write({}, 1, outsider)).status).toBe('NOT_FOUND');
  expect((await shop.call(updateCardMemberships, { storeId, version: 1, cardMemberships: [] })).http).toBe(
    401,
  );
  expect((await shop.call(getCardMemberships, { storeId })).http).toBe(401);
});
