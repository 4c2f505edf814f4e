import { createFaq, setFaqCategory, sortFaqs } from '@maru/contract/content/faq.endpoints.ts';
import { expect } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { callAs } from '../support/new-person.ts';
import { admin, signInAs } from '../support/people.ts';
import { readingOn, writingOn } from '../support/screens/content.ts';
import type { Maru } from '../support/start-maru.ts';

const [refund, print, points] = [
  '환불은 어떻게 하나요?',
  '영수증을 다시 뽑을 수 있나요?',
  '포인트는 언제부터 쓰나요?',
];
const category = '우리 가게 도움말';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin gathers FAQs in a category and sorts them by keys and mouse, and readers see them in this order', async ({
  page,
  maru,
}) => {
  await writeFaqs(maru);
  const write = writingOn(page);
  await signInAs(page, maru, admin, { path: '/admin/hub/faq' });

  await write.newCategory.click();
  await write.dialog.getByLabel(write.own('faq.categoryName'), { exact: true }).fill(category);
  for (const question of [refund, print, points])
    await write.dialog.getByLabel(question, { exact: true }).check();
  await expectNoViolations(page, 'category of FAQs');
  await awaitAnswer(page, setFaqCategory, () => write.save.click());
  await write.expectOrder(category, [refund, print, points]);

  await write.handle(points).press('Space');
  await write.handle(points).press('Home');
  await expectNoViolations(page, 'an FAQ that is carried');
  await awaitAnswer(page, sortFaqs, () => write.handle(points).press('Space'));
  await write.expectOrder(category, [points, refund, print]);
  await awaitAnswer(page, sortFaqs, () => write.drag(print, points));
  await write.expectOrder(category, [print, points, refund]);
  await page.reload();
  await write.expectOrder(category, [print, points, refund]);

  const read = readingOn(page);
  await page.goto(`${maru.hubUrl}/faq`);
  await expect(read.category(category).locator('summary')).toHaveText([print, points, refund]);
  await read.category(category).getByText(refund).click();
  await expect(page.locator('details[open]')).toContainText('주문 화면에서 환불을 눌러요.');
  await expectNoViolations(page, 'FAQs');
  await read.search('faq').fill('ㅇㅅㅈ');
  await expect(read.category(category).locator('summary')).toHaveText([print]);
});

async function writeFaqs(maru: Maru) {
  const call = await callAs(maru, admin);
  for (const question of [refund, print, points]) {
    const text = { type: 'text' as const, text: '주문 화면에서 환불을 눌러요.' };
    await call(createFaq, {
      ...{ categoryId: null, question, questionEn: null, answerEn: null, status: 'PUBLISHED' },
      answer: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    });
  }
}
