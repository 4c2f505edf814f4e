import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { openShop } from '#test/open-shop.ts';
import { openPhoneBrowser, type PhoneBrowser, wrongCode } from '#test/phone-browser.ts';
import { hasTicket, spendTicket } from './spend-ticket.ts';

const shop = await openShop();
const minutes = 60_000;

function ticketOf(phone: PhoneBrowser, over: { purpose?: 'FIND_USERNAME'; now?: Date } = {}) {
  const browser = { id: phone.cookie.split('=')[1] ?? '' };
  return { phone: phone.e164, purpose: 'SIGN_UP', browser, now: shop.clock.now, ...over } as const;
}

const spend = (ticket: Parameters<typeof spendTicket>[1]) =>
  inTransaction(shop.db, (tx) => spendTicket(tx, ticket));

async function verified() {
  const phone = openPhoneBrowser(shop);
  await phone.verify('SIGN_UP');
  return phone;
}

test('a ticket can be spent once', async () => {
  const phone = await verified();

  expect(await hasTicket(shop.db, ticketOf(phone))).toBe(true);
  expect([await spend(ticketOf(phone)), await spend(ticketOf(phone))]).toEqual([true, false]);
  expect(await hasTicket(shop.db, ticketOf(phone))).toBe(false);
});

test('exactly one of 20 concurrent calls spends a ticket', async () => {
  const phone = await verified();
  const answers = await Promise.all(Array.from({ length: 20 }, () => spend(ticketOf(phone))));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('a rollback unspends it, so a refused call can be retried', async () => {
  const phone = await verified();
  const undone = inTransaction(shop.db, async (tx) => {
    await spendTicket(tx, ticketOf(phone));
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  expect(await spend(ticketOf(phone))).toBe(true);
});

test('a ticket is valid for one browser, number and purpose, for 10 minutes', async () => {
  const [phone, other] = [await verified(), await verified()];
  const after = (milliseconds: number) => new Date(shop.clock.now.getTime() + milliseconds);

  for (const ticket of [
    ticketOf(phone, { purpose: 'FIND_USERNAME' }),
    ticketOf(phone, { now: after(10 * minutes) }),
    { ...ticketOf(phone), phone: other.e164 },
    { ...ticketOf(phone), browser: ticketOf(other).browser },
    { ...ticketOf(phone), browser: undefined },
  ]) {
    expect([await hasTicket(shop.db, ticket), await spend(ticket)]).toEqual([false, false]);
  }
  expect(await spend(ticketOf(phone, { now: after(10 * minutes - 1) }))).toBe(true);
});

test('a ticket for a phone change also belongs to one user', async () => {
  const [person, next] = [await shop.person(), await shop.person()];
  const phone = openPhoneBrowser(shop);
  await phone.verify('PHONE_CHANGE', person);
  const ticket = (userId: string) => ({ ...ticketOf(phone), purpose: 'PHONE_CHANGE', userId }) as const;

  expect([await hasTicket(shop.db, ticket(next.id)), await spend(ticket(next.id))]).toEqual([false, false]);
  expect([await hasTicket(shop.db, ticket(person.id)), await spend(ticket(person.id))]).toEqual([true, true]);
});

test('without the right code there is no ticket', async () => {
  const phone = openPhoneBrowser(shop);
  await phone.request('SIGN_UP');
  await phone.type(wrongCode(await phone.readCode()), 'SIGN_UP');

  expect(await spend(ticketOf(phone))).toBe(false);
});
