import { requestResetPasswordEmail as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import { requestVerificationEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { accountUrl } = shop.config;
const setUser = (id: string, values: object) =>
  shop.db.updateTable('users').set(values).where('id', '=', id).execute();

beforeEach(() => sql`truncate rate_limits`.execute(shop.db));

test('spec 7 · requestresetpasswordemail sends the mail with which the password is reset', async () => {
  const { id, username } = await shop.person();
  expect((await shop.call(wire, { username: username.toUpperCase() })).http).toBe(204);

  const link = await shop.mailbox.linkTo(username);
  expect(link.origin + link.pathname).toBe(`${accountUrl}/resetPassword`);
  expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  expect(link.searchParams.get('userId')).toBe(id);
});

test('the mail is in the language of its recipient', async () => {
  const { id, username } = await shop.person();
  await setUser(id, { language: 'en' });
  await shop.call(wire, { username }, undefined, { language: 'ko' });

  const mail = await shop.mailbox.lastTo(username);
  expect(mail.subject).toBe('Set a new password');
  expect(mail.body).toContain('within 30 minutes');
});

test('spec 8 · EmailNotVerified: the request for an address that nobody verified is answered 200', async () => {
  const { id, username } = await shop.person();
  await setUser(id, { emailVerifiedAt: null });

  expect(await shop.call(wire, { username })).toMatchObject({ http: 200, status: 'EMAIL_NOT_VERIFIED' });
  expect((await shop.mailbox.linkTo(username)).pathname).toBe('/verifyUser');
});

test('verification mails to an unverified address are limited, and the answer stays the same', async () => {
  const { id, username } = await shop.person();
  await setUser(id, { emailVerifiedAt: null });
  for (let i = 0; i < limits.tries['mail address: verification mails'].most; i += 1)
    await shop.call(requestVerificationEmail, { username });

  const before = await shop.mailbox.allTo(username);
  expect((await shop.call(wire, { username })).status).toBe('EMAIL_NOT_VERIFIED');
  expect(await shop.mailbox.allTo(username)).toHaveLength(before.length);
});

test('spec 8 · an address that nobody has is not found', async () => {
  expect(await shop.call(wire, { username: `${newId()}@maru.test` })).toMatchObject({
    http: 404,
    status: 'EMAIL_NOT_FOUND',
  });
});

test('spec 5 · what is no e-mail address is refused', async () => {
  expect(await shop.call(wire, { username: 'owner@maru' })).toMatchObject({
    http: 400,
    fields: { username: 'notCorrectEmailForm' },
  });
});

test('an address gets at most five of these mails per hour', async () => {
  const { username } = await shop.person();
  const { most, windowSeconds } = limits.tries['mail address: reset mails'];
  expect([most, windowSeconds]).toEqual([5, 3_600]);
  const ask = async () => {
    await shop.db.deleteFrom('rateLimits').where('name', '=', wire.name).execute();
    return shop.call(wire, { username });
  };

  for (let i = 0; i < most; i += 1) expect((await ask()).http).toBe(204);
  expect(await ask()).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect(await shop.mailbox.allTo(username)).toHaveLength(most);
});

test('the table of limits contains no mail address', async () => {
  const { id, username } = await shop.person();
  await shop.call(wire, { username });
  await setUser(id, { emailVerifiedAt: null });
  await shop.call(wire, { username });
  await shop.call(requestVerificationEmail, { username });

  const kept = await shop.db.selectFrom('rateLimits').select(['name', 'subject', 'calls']).execute();
  expect(JSON.stringify(kept)).not.toContain(username);
  expect(kept.filter(({ name }) => name.startsWith('mail address:')).map(({ calls }) => calls)).toEqual([
    2, 2,
  ]);
});

test('requests of one caller are limited per hour', async () => {
  const { most, windowSeconds } = limits.calls.requestResetPasswordEmail;
  expect([most, windowSeconds]).toEqual([20, 3_600]);
  const ask = () => shop.call(wire, { username: `${newId()}@maru.test` });

  for (let i = 0; i < most; i += 1) expect((await ask()).http).toBe(404);
  expect(await ask()).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});

test('after an outage no expired link is sent', async () => {
  const { username } = await shop.person();
  const start = shop.clock.now;
  const arrivedAfter = async (milliseconds: number) => {
    await shop.call(wire, { username });
    shop.clock.now = new Date(start.getTime() + milliseconds);
    const { length } = await shop.mailbox.allTo(username);
    shop.clock.now = start;
    return length;
  };

  expect(await arrivedAfter(30 * 60_000)).toBe(0);
  expect(await arrivedAfter(30 * 60_000 - 1)).toBe(1);
});
