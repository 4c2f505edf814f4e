import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openParts } from './sealed-inquiry.ts';

const shop = await openShop();
const { articles, typed, send } = await inquiryBuilders(shop);
const { clock, db, keys } = shop;
const minute = 60_000;

const rowsOf = async (content: string) => {
  const rows = await db.selectFrom('inquiries').selectAll().execute();
  return rows.filter(({ id, sealed }) => openParts(keys, id, sealed).content === content);
};
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

test('spec 5 · inquiry: a visitor asks, is told when the answer is due, and what was typed is sealed', async () => {
  const input = typed({ phone: '02-2000-0000', extension: '12', content: '문의해요' });
  const answer = await send(input, { from: '198.51.100.1' });

  const dueAt = new Date(clock.now.getTime() + 12 * 60 * minute).toISOString();
  expect(answer).toMatchObject({ http: 200, response: { receivedAt: clock.now.toISOString(), dueAt } });
  const [row] = await rowsOf('문의해요');
  expect(row).toMatchObject({
    ...{ name: '김하늘', language: 'ko', phoneLast4: '0000', address: '198.51.100.1' },
    ...{ articleId: articles[0]?.id, articleVersion: 1, destroyOn: '2029-11-21', answeredAt: null },
  });
  expect(openParts(keys, row?.id ?? '', row?.sealed ?? Buffer.alloc(0))).toEqual({
    ...{ email: input.email, phone: '+82220000000', extension: '12', content: '문의해요' },
  });
  const everything = JSON.stringify(await db.selectFrom('inquiries').selectAll().execute());
  for (const secret of [input.email, '2000-0000', '문의해요']) expect(everything).not.toContain(secret);
});

test('spec 1 · the address gets a mail that an answer comes within 12 hours, without what was typed', async () => {
  const input = typed({ name: 'Ana Kim', content: '<script>alert(1)</script> 비밀' });
  await send(input, { language: 'ko' });

  const { subject, body, html } = await shop.mailbox.lastTo(input.email);
  expect(subject).toBe('문의를 받았어요');
  expect(body).toContain('12시간 안에');
  for (const part of [input.name, input.content, 'script', input.phone, '5678'])
    expect(`${body}${html}`).not.toContain(part);
});

test('a visitor gets the mail in the language of the page, and an address gets at most one mail a day', async () => {
  const email = 'Twice@maru.test';
  await send(typed({ email, content: 'first' }), { language: 'en' });
  await send(typed({ email: 'twice@maru.test', content: 'second' }), { language: 'en' });

  expect(await rowsOf('second')).toHaveLength(1);
  expect([
    ...(await shop.mailbox.allTo(email)),
    ...(await shop.mailbox.allTo('twice@maru.test')),
  ]).toMatchObject([{ subject: 'We got your inquiry' }]);
});

test('addresses of one mailbox get one mail a day', async () => {
  const addresses = ['Plus@Maru.test', 'plus+1@maru.test', 'plus+a+b@maru.test'];
  for (const email of addresses) expect(await send(typed({ email }))).toMatchObject({ http: 200 });

  const mails = await shop.mailbox.allToEach(addresses);
  expect(mails.map(({ length }) => length)).toEqual([1, 0, 0]);
});

test('beyond the hourly limit of acknowledgement mails, inquiries are stored and no mail is sent', async () => {
  const name = 'everybody: acknowledged inquiries in an hour';
  const ofEverybody = {
    name,
    subject: 'all',
    calls: limits.tries[name].most - 2,
    endsAt: new Date(Date.now() + 60_000),
  };
  await db
    .insertInto('rateLimits')
    .values(ofEverybody)
    .onConflict((row) => row.columns(['name', 'subject']).doUpdateSet(ofEverybody))
    .execute();
  const ask = async (nth: number) => {
    const input = typed({ content: `many ${nth}` });
    expect(await send(input, { from: `2001:db8:${nth}::1` })).toMatchObject({ http: 200 });
    return input;
  };
  const inputs = await Promise.all(Array.from({ length: 6 }, (_, nth) => ask(nth)));

  for (const { content } of inputs) expect(await rowsOf(content)).toHaveLength(1);
  const mails = await shop.mailbox.allToEach(inputs.map(({ email }) => email));
  expect(mails.flat()).toHaveLength(2);
  await db
    .updateTable('rateLimits')
    .set({ endsAt: new Date(0) })
    .where('name', '=', name)
    .execute();
  expect(await shop.mailbox.allTo((await ask(7)).email)).toHaveLength(1);
});

test('equal inquiries within ten minutes are one, also concurrent ones and with another letter case of the address', async () => {
  const input = typed({ content: '두 번 눌렀어요' });
  const answers = await Promise.all([send(input), send(input), send(input)]);
  later(9 * minute);
  answers.push(await send({ ...input, email: input.email.toUpperCase() }));

  expect(new Set(answers.map(({ http, response }) => `${http} ${response.receivedAt}`)).size).toBe(1);
  expect(await rowsOf(input.content)).toHaveLength(1);
  later(2 * minute);
  expect(await send(input)).toMatchObject({ http: 200 });
  expect(await rowsOf(input.content)).toHaveLength(2);
});

test('an inquiry that differs in any field is stored as another one', async () => {
  const input = typed({ content: '다른 문의' });
  for (const over of [{}, { name: 'Kim' }, { phone: '010-1234-5679' }, { extension: '1' }])
    expect(await send({ ...input, ...over })).toMatchObject({ http: 200 });
  expect(await rowsOf(input.content)).toHaveLength(4);
});

test.each([
  [{ name: '' }, { name: 'required' }],
  [{ name: '김하늘2' }, { name: 'koreanOrEnglishOnly' }],
  [{ email: 'guest@maru' }, { email: 'notCorrectEmailForm' }],
  [{ email: 'guest@maru.test\r\nBcc: other@maru.test' }, { email: 'notCorrectEmailForm' }],
  [{ phone: '010-1234' }, { phone: 'phoneNumberisNotCorrectFormat' }],
  [{ extension: 'x' }, { extension: 'numbersOnly' }],
  [{ content: ' ' }, { content: 'required' }],
  [{ content: '가'.repeat(2_001) }, { content: 'tooLong' }],
  [{ content: 'x'.repeat(900_000) }, { content: 'tooLong' }],
])('spec 5 · inquiry: wrong fields are named, each with its reason: %#', async (over, fields) => {
  expect(await send(typed(over))).toMatchObject({ http: 400, status: 'WRONG_FORMAT', fields });
});

test('a message of more than a megabyte is refused before it is read', async () => {
  expect(await send(typed({ content: 'x'.repeat(1_100_000) }))).toMatchObject({
    ...{ http: 400, status: 'WRONG_FORMAT', fields: { body: 'wrongFormat' } },
  });
});

test('without agreeing to the articles in force nothing is stored', async () => {
  const [one] = articles;
  const refused = [{ articlesId: one?.id ?? '', agreed: false }];
  const outdated = [{ articlesId: '01890000-0000-7000-8000-000000000000', agreed: true }];
  for (const [consents, reason] of [
    [refused, 'REFUSED'],
    [outdated, 'OUTDATED'],
    [[], 'OUTDATED'],
  ] as const) {
    const answer = await send(typed({ consents: [...consents], content: '동의 없이' }));
    expect(answer).toMatchObject({ http: 409, status: 'TERMS_NOT_AGREED', detail: { reason } });
  }
  expect(await rowsOf('동의 없이')).toEqual([]);
});

test('a flood from one network or for one address is refused, and says for how long', async () => {
  const { most } = limits.calls.submitInquiry;
  const answers = [];
  for (let nth = 0; nth <= most; nth += 1)
    answers.push(await send(typed({ content: `${nth}` }), { from: '198.51.100.7' }));
  expect(answers.map(({ http }) => http)).toEqual([...Array<number>(most).fill(200), 429]);
  expect(answers.at(-1)?.detail).toMatchObject({ seconds: expect.any(Number) });

  const ofAddress = limits.tries['mail address: inquiries in a day'].most;
  const addressOf = (nth: number) => `flood${nth === 0 ? '' : `+${nth}`}@maru.test`;
  const others = [];
  for (let nth = 0; nth <= ofAddress; nth += 1)
    others.push(
      await send(typed({ email: addressOf(nth), content: `${nth}` }), { from: `203.0.113.${nth}` }),
    );
  expect(others.map(({ http }) => http)).toEqual([...Array<number>(ofAddress).fill(200), 429]);
  expect(await shop.mailbox.allTo(addressOf(0))).toHaveLength(1);
});
