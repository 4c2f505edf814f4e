import { answerInquiry, getInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { maskWithinText } from '@maru/contract/mask-within-text.ts';
import { addressVectors, markupVectors } from '@maru/contract/test/xss-vectors.ts';
import { expect, test } from 'vitest';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { ask, typed, send } = await inquiryBuilders(shop);
const admin = await shop.person({ admin: true });

const answered = async (email: string, content: string) => {
  const inquiryId = await ask({ email, content: 'x' });
  expect(await shop.call(answerInquiry, { inquiryId, content }, admin)).toMatchObject({ http: 200 });
};
const mailTo = async (email: string) => {
  const mails = await shop.mailbox.allTo(email);
  const { html, body } = mails.find(({ subject }) => subject?.includes('답변')) ?? {};
  return { html: html ?? '', body };
};
/** The elements of a mail, without its texts and the line breaks in them. */
const elementsOf = (html: string) => html.match(/<[^>]*>/g)?.filter((element) => element !== '<br>');

await answered('plain@maru.test', 'x');
const plain = elementsOf((await mailTo('plain@maru.test')).html);
/** A text with NUL is refused. All others are kept. */
const [refused, kept] = [true, false].map((isRefused) =>
  [...markupVectors, ...addressVectors].filter((vector) => vector.includes('\0') === isRefused),
);

test.each(kept ?? [])('%j stays text in an inquiry, and in the mail with an answer', async (vector) => {
  const content = vector.trim();
  const inquiryId = await ask({ content: vector });
  const { response, headers } = await shop.call(getInquiry, { inquiryId }, admin);
  expect(response.content).toBe(maskWithinText(content));
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });

  const email = `hostile-${inquiryId.slice(-12)}@maru.test`;
  await answered(email, vector);
  const { html, body } = await mailTo(email);
  expect(body).toContain(content);
  expect(plain?.length).toBeGreaterThan(0);
  expect(elementsOf(html)).toEqual(plain);
});

test.each(refused ?? [])('%j is refused in an inquiry and in an answer', async (vector) => {
  const wrong = { http: 400, status: 'WRONG_FORMAT', fields: { content: 'wrongFormat' } };
  expect(await send(typed({ content: vector }))).toMatchObject(wrong);
  const inquiryId = await ask();
  expect(await shop.call(answerInquiry, { inquiryId, content: vector }, admin)).toMatchObject(wrong);
});
