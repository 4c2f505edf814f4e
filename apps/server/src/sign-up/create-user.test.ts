import { createUser } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { isPasswordOf } from '#server/users/hash-password.ts';
import { openSignUp, publishTwoArticles, signUpInput } from '#test/builders/sign-up-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openPhoneBrowser } from '#test/phone-browser.ts';

const shop = await openShop();
await publishTwoArticles(shop);

const usersCalled = (username: string) =>
  shop.db.selectFrom('users').selectAll().where('username', '=', username).execute();
const mailsTo = (username: string) => shop.mailbox.allTo(username);
const tokensOf = (userId: string) =>
  shop.db.selectFrom('mailTokens').selectAll().where('userId', '=', userId).execute();

test('spec 4 · signup: done after create-user succeeds, with the phone that was verified', async () => {
  const { phone, signUp } = await openSignUp(shop);
  const username = `New.${newId()}@Maru.test`;
  const answer = await signUp({ username, name: '  김 마루 ' }, 'en');

  expect(answer).toMatchObject({ http: 200, response: { username: username.toLowerCase() } });
  const [user] = await usersCalled(username.toLowerCase());
  expect(user).toMatchObject({
    id: answer.response.id,
    name: '김 마루',
    language: 'en',
    admin: false,
    emailVerifiedAt: null,
    phoneE164: phone.e164,
    phoneCallingCode: '82',
    phoneVerifiedAt: shop.clock.now,
  });
  expect(await isPasswordOf(user?.passwordHash, 'rain*on&the#roof7')).toBe(true);
});

test('spec 7 · createUser: POST register takes the payload of section 3', async () => {
  const { phone, input } = await openSignUp(shop);
  const payload = await input();
  const answer = await shop.app.account.inject({
    method: 'POST',
    url: '/v5/membership/register',
    headers: { cookie: phone.cookie },
    payload,
  });
  expect(answer.json()).toMatchObject({ status: 'OK', response: { username: payload.username } });
  expect(Object.keys(payload).sort()).toEqual([
    'cellphone',
    'cellphoneCountryCode',
    'name',
    'password',
    'termsAndConditionAgreementsResponse',
    'username',
  ]);
});

test('spec 2 · signup: done says that a verification e-mail was sent, and it was', async () => {
  const { signUp } = await openSignUp(shop);
  const { response } = await signUp();
  const link = await shop.mailbox.linkTo(response.username);

  expect(link.origin + link.pathname).toBe(`${shop.config.accountUrl}/verifyUser`);
  expect([...link.searchParams.keys()]).toEqual(['token']);
  expect(await mailsTo(response.username)).toHaveLength(1);
});

test('the mail is in the language of the sign-up', async () => {
  const [korean, english] = [await openSignUp(shop), await openSignUp(shop)];
  const [ko, en] = [await korean.signUp(), await english.signUp({}, 'en')];

  expect((await shop.mailbox.lastTo(ko.response.username)).subject).toBe('이메일을 인증해 주세요');
  expect((await shop.mailbox.lastTo(en.response.username)).subject).toBe('Verify your email');
});

test('spec 3 · user: each answer to an article is kept, agreed or refused', async () => {
  const { input, signUp } = await openSignUp(shop);
  const { termsAndConditionAgreementResponseList: agreed } = (await input())
    .termsAndConditionAgreementsResponse;
  const list = agreed.map((answer, index) => ({ ...answer, agreed: index === 0 }));
  const { response } = await signUp({
    termsAndConditionAgreementsResponse: { termsAndConditionAgreementResponseList: list },
  });

  const kept = await shop.db
    .selectFrom('termsConsents')
    .select(['articleId', 'agreed', 'language', 'agreedAt'])
    .where('userId', '=', response.id)
    .orderBy('agreed', 'desc')
    .execute();
  expect(kept).toEqual(
    list.map(({ articlesId, agreed }) => ({
      articleId: articlesId,
      agreed,
      language: 'ko',
      agreedAt: shop.clock.now,
    })),
  );
});

test('spec 5 · sign up requires agreement to the terms, and a refusal keeps the ticket', async () => {
  const { input, signUp } = await openSignUp(shop);
  const { termsAndConditionAgreementResponseList: agreed } = (await input())
    .termsAndConditionAgreementsResponse;
  const username = `${newId()}@maru.test`;
  const refused = agreed.map((answer) => ({ ...answer, agreed: false }));

  for (const list of [[], refused]) {
    const answer = await signUp({
      username,
      termsAndConditionAgreementsResponse: { termsAndConditionAgreementResponseList: list },
    });
    expect(answer).toMatchObject({ http: 409, status: 'TERMS_NOT_AGREED' });
  }
  expect(await usersCalled(username)).toEqual([]);
  expect(await mailsTo(username)).toEqual([]);
  expect(await signUp({ username })).toMatchObject({ http: 200 });
});

test('spec 5 · signup name is required, blanks alone fail', async () => {
  const { signUp } = await openSignUp(shop);
  for (const name of ['', '   ', '\u3000\t']) {
    expect(await signUp({ name })).toMatchObject({
      http: 400,
      status: 'WRONG_FORMAT',
      fields: { name: 'required' },
    });
  }
});

test('spec 5 · e-mail must be valid, else notCorrectEmailForm', async () => {
  const { signUp } = await openSignUp(shop);
  for (const username of ['', 'maru', 'maru@test', 'ma ru@maru.test']) {
    expect(await signUp({ username })).toMatchObject({
      http: 400,
      fields: { username: 'notCorrectEmailForm' },
    });
  }
});

test.each([
  ['maru 1234!', 'noCorrectPasswordFormat'],
  ['비밀번호1234', 'noCorrectPasswordFormat'],
  ['maru12!', 'passwordLength'],
])('spec 5 · password %s is refused with %s', async (password, code) => {
  const { signUp } = await openSignUp(shop);
  expect(await signUp({ password })).toMatchObject({ http: 400, fields: { password: code } });
});

test('a common password is refused, and the ticket is kept', async () => {
  const { signUp } = await openSignUp(shop);
  expect(await signUp({ password: 'password1234' })).toMatchObject({
    http: 409,
    status: 'PASSWORD_TOO_COMMON',
  });
  expect(await signUp()).toMatchObject({ http: 200 });
});

test('spec 5 · e-mail must not already be in use, however it is written', async () => {
  const { username } = await shop.person();
  const { signUp } = await openSignUp(shop);

  expect(await signUp({ username: username.toUpperCase() })).toMatchObject({
    http: 409,
    status: 'USED_EMAIL',
  });
  expect(await signUp()).toMatchObject({ http: 200 });
});

test('a sign-up needs a phone verified in this browser, for this purpose, and in time', async () => {
  const refused = { http: 409, status: 'PHONE_NOT_VERIFIED' };
  const { phone, input, signUp } = await openSignUp(shop);
  const [unverified, forUsername] = [openPhoneBrowser(shop), openPhoneBrowser(shop)];
  await forUsername.verify('FIND_USERNAME');

  expect(await shop.call(createUser, await input())).toMatchObject(refused);
  expect(await unverified.call(createUser, await signUpInput(shop, unverified))).toMatchObject(refused);
  expect(await phone.call(createUser, await signUpInput(shop, unverified))).toMatchObject(refused);
  expect(await forUsername.call(createUser, await signUpInput(shop, forUsername))).toMatchObject(refused);
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 600_000);
  const late = await signUp();
  shop.clock.now = start;
  expect(late).toMatchObject(refused);
});

test('a ticket creates one account', async () => {
  const { signUp } = await openSignUp(shop);
  await signUp();
  expect(await signUp()).toMatchObject({ http: 409, status: 'PHONE_NOT_VERIFIED' });
});

test('of 20 concurrent sign-ups with one ticket exactly one succeeds', async () => {
  const { phone, input } = await openSignUp(shop);
  const inputs = await Promise.all(Array.from({ length: 20 }, () => input()));
  const answers = await Promise.all(inputs.map((each) => phone.call(createUser, each)));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'PHONE_NOT_VERIFIED')).toHaveLength(19);
  const { length } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('phoneE164', '=', phone.e164)
    .execute();
  expect(length).toBe(1);
});

test('of 20 concurrent sign-ups with one username one succeeds, and the others can use another name', async () => {
  const people: Awaited<ReturnType<typeof openSignUp>>[] = [];
  while (people.length < 20) people.push(await openSignUp(shop));
  const username = `${newId()}@maru.test`;
  const answers = await Promise.all(people.map(({ signUp }) => signUp({ username })));

  const losers = people.filter((_, index) => answers[index]?.status === 'USED_EMAIL');
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(losers).toHaveLength(19);
  expect(await mailsTo(username)).toHaveLength(1);
  const again = await Promise.all(losers.map(({ signUp }) => signUp()));
  expect(again.filter(({ http }) => http === 200)).toHaveLength(19);
});

test('a double press creates one account; the second is told that the name is taken', async () => {
  const { phone, input } = await openSignUp(shop);
  const same = await input();
  const answers = await Promise.all([phone.call(createUser, same), phone.call(createUser, same)]);

  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(answers.map(({ status }) => status)).toContain('USED_EMAIL');
  const [user] = await usersCalled(same.username);
  expect(await tokensOf(user?.id ?? '')).toHaveLength(1);
});

test('extra input fields cannot create an admin', async () => {
  const { phone, input } = await openSignUp(shop);
  const sent = { ...(await input()), admin: true };
  expect(await phone.call(createUser, sent)).toMatchObject({ http: 400, fields: { admin: 'unknownField' } });
});
