import { requestVerificationEmail, verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { openShop } from '#test/open-shop.ts';
import { expireRateLimits } from '#test/phone-browser.ts';

const shop = await openShop();
let addresses = 0;

function ask(username: string, from?: string) {
  addresses += 1;
  return shop.call(requestVerificationEmail, { username }, undefined, {
    from: from ?? `192.0.2.${addresses}`,
  });
}

async function unverified(over: { language?: string } = {}) {
  const person = await shop.person();
  await shop.db
    .updateTable('users')
    .set({ emailVerifiedAt: null, ...over })
    .where('id', '=', person.id)
    .execute();
  return person;
}

test('spec 7 · requestverificationemail: the mail comes once more, and its link works', async () => {
  const person = await unverified();
  expect(await ask(person.username)).toMatchObject({ http: 204 });

  const link = await shop.mailbox.linkTo(person.username);
  expect(link.pathname).toBe('/verifyUser');
  const token = link.searchParams.get('token') ?? '';
  expect(await shop.call(verifyEmail, { token }, person)).toMatchObject({ http: 204 });
});

test('the mail is in the language of the user, not of the caller', async () => {
  const person = await unverified({ language: 'en' });
  await ask(person.username);
  expect((await shop.mailbox.lastTo(person.username)).subject).toBe('Verify your email');
});

test('verified and unknown addresses get no mail, and the answer is the same', async () => {
  const [person, waiting] = [await shop.person(), await unverified()];
  const said = async (username: string) => {
    const { headers, ...answer } = await ask(username);
    return { ...answer, headers: Object.keys(headers).sort() };
  };

  const answer = await said(waiting.username);
  expect(answer.http).toBe(204);
  expect(await said(person.username)).toEqual(answer);
  expect(await said('nobody@maru.test')).toEqual(answer);
  expect(await shop.mailbox.allTo(person.username)).toEqual([]);
  expect(await shop.mailbox.allTo('nobody@maru.test')).toEqual([]);
});

test('an address gets at most 5 mails per hour, and an unknown address gets the same answer', async () => {
  const { username } = await unverified();
  for (const address of [username, 'nobody.else@maru.test']) {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await ask(address)).http);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
  }
  expect(await shop.mailbox.allTo(username)).toHaveLength(5);
  await expireRateLimits(shop, 3_600);
  expect((await ask(username)).http).toBe(204);
});

test('requests per client address are limited', async () => {
  const { most } = limits.calls.requestVerificationEmail;
  for (let time = 0; time < most; time += 1) await ask(`somebody${time}@maru.test`, '198.51.100.1');
  expect(await ask('one.more@maru.test', '198.51.100.1')).toMatchObject({
    http: 429,
    status: 'TOO_MANY_REQUESTS',
  });
});

test('an invalid e-mail address is refused', async () => {
  expect(await ask('maru')).toMatchObject({ http: 400, fields: { username: 'notCorrectEmailForm' } });
});

test('after an outage no expired link is sent', async () => {
  const { username } = await unverified();
  const start = shop.clock.now;
  const arrivedAfter = async (milliseconds: number) => {
    await ask(username);
    shop.clock.now = new Date(start.getTime() + milliseconds);
    const { length } = await shop.mailbox.allTo(username);
    shop.clock.now = start;
    return length;
  };

  expect(await arrivedAfter(24 * 3_600_000)).toBe(0);
  expect(await arrivedAfter(24 * 3_600_000 - 1)).toBe(1);
});
