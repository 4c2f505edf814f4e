import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { sendResetMail as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ admin: true });
const send = (id: string, as?: Caller) => shop.call(wire, { id }, as);

test('spec 6 · an admin sends a user the mail to reset the password, and the event log says so', async () => {
  const { id, username } = await shop.person();
  expect(await send(id, admin)).toMatchObject({ http: 204 });
  expect((await shop.mailbox.linkTo(username)).pathname).toBe('/resetPassword');
  const log = await shop.call(listUserEventLog, { id }, admin);
  expect(log.response.content).toMatchObject([{ act: 'sendResetMail', module: 'recovery' }]);
});

test('an address that nobody verified gets the verification mail instead, and the answer says so', async () => {
  const { id, username } = await shop.person();
  await shop.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', id).execute();
  expect(await send(id, admin)).toMatchObject({ http: 200, status: 'EMAIL_NOT_VERIFIED' });
  expect((await shop.mailbox.linkTo(username)).pathname).toBe('/verifyUser');
});

test('an address gets a limited number of reset mails, also from admins', async () => {
  const { id, username } = await shop.person();
  const { most } = limits.tries['mail address: reset mails'];
  for (let i = 0; i < most; i += 1) expect((await send(id, admin)).http).toBe(204);
  expect(await send(id, admin)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect(await shop.mailbox.allTo(username)).toHaveLength(most);
});

test('only an admin can send the reset mail, and an unknown user is not found', async () => {
  const person = await shop.person();
  expect(await send(newId(), admin)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await send(person.id, person)).toMatchObject({ http: 403 });
  expect(await send(person.id)).toMatchObject({ http: 401 });
});
