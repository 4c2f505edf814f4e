import { createNews, updateNews } from '@maru/contract/content/news.endpoints.ts';
import { expect } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { callAs } from '../support/new-person.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { readingOn, writingOn } from '../support/screens/content.ts';
import type { Maru } from '../support/start-maru.ts';

const hour = 3_600_000;
const title = '새벽 점검 안내';
const titleEn = 'Maintenance at dawn';
const address = 'https://maru.example/notice';
/** Markup as another page could put it on the clipboard. */
const pasted = `<p onmouseover="document.title='ran'">The till <b>stays open</b>.</p>
  <img src=x onerror="document.title='ran'"><svg onload="document.title='ran'"></svg>
  <a href="javascript:document.title='ran'">Read on</a><script>document.title = 'ran'</script>`;

/** Whether nothing lies over the lower edge of a field. Runs in the page. */
function isUncovered(field: Element): boolean {
  const { left, width, bottom } = field.getBoundingClientRect();
  return field.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}

test('an admin writes and schedules news, and a store sees it from its time on, marked as unread until it is read', async ({
  page,
  maru,
  browser,
}) => {
  const { owner, storeId } = await openOwnStore(maru);
  const admins = await (await browser.newContext()).newPage();
  const write = writingOn(admins);
  await signInAs(admins, maru, admin, { path: '/admin/hub/news' });

  // A draft, with a link that is made by keyboard only.
  await write.add('news').click();
  await write.title('news', 'ko').fill(title);
  await write.text('news', 'ko').fill('자세한 안내');
  await write.text('news', 'ko').press('Control+a');
  await write.text('news', 'ko').press('Shift+Tab');
  await expect(write.tool('news', 'h2')).toBeFocused();
  for (let step = 0; step < 4; step += 1) await admins.keyboard.press('ArrowRight');
  await expect(write.tool('news', 'link')).toBeFocused();
  await admins.keyboard.press('Enter');
  await write.address.fill('http://maru.example');
  await write.saveLink.click();
  await expect(write.wrongAddress).toBeVisible();
  await write.address.fill(address);
  await write.saveLink.click();
  await expect(write.text('news', 'ko').getByRole('link', { name: '자세한 안내' })).toHaveAttribute(
    'href',
    address,
  );
  await expect(write.missing('both')).toBeVisible();
  await write.title('news', 'en').fill(titleEn);
  await expect(write.missing('text')).toBeVisible();
  await write.paste('news', 'en', pasted);
  await expect(write.text('news', 'en')).toContainText('The till stays open.');
  await expect(write.text('news', 'en')).not.toContainText('ran');
  await expect(write.text('news', 'en').locator('img, svg, script, a, [onmouseover]')).toHaveCount(0);
  await expect(write.missing('nothing')).toBeVisible();
  await write.preview.click();
  await expect(write.dialog.getByRole('heading', { name: title })).toBeVisible();
  await write.previewIn('en').check({ force: true });
  await expect(write.dialog.getByRole('heading', { name: titleEn })).toBeVisible();
  await expect(write.dialog.getByText('The till stays open.')).toBeVisible();
  await expect(admins).not.toHaveTitle('ran');
  await expectNoViolations(admins, 'preview of news');
  await admins.keyboard.press('Escape');
  await expectNoViolations(admins, 'editor of news');
  await write.save.click();
  await expect(admins).toHaveURL(/\/admin\/hub\/news\/[0-9a-f-]{36}$/);

  // In two hours, Korean time.
  const at = new Date(Date.now() + 2 * hour + 9 * hour).toISOString();
  await write.status('SCHEDULED').check();
  // The day is missing, so its field is scrolled into view, above the save bar.
  await write.save.click();
  await expect(write.day).toBeFocused();
  await expect.poll(() => write.day.evaluate(isUncovered)).toBe(true);
  await write.day.fill(at.slice(0, 10));
  await write.time.fill(at.slice(11, 16));
  await awaitAnswer(admins, updateNews, () => write.save.click());

  const read = readingOn(page);
  await signInAs(page, maru, owner, { path: `/s/${storeId}` });
  await expect(read.more).toBeVisible();
  await expect(read.unreadNotice(1)).toBeHidden();

  // News that another admin publishes appears by itself, and scheduled news at its time.
  await publish(maru, '여름 예시 메뉴 안내', 'More sample menus for summer');
  await expect(read.unreadNotice(1)).toBeVisible();
  try {
    await maru.kill();
    await maru.start({ hoursAhead: 3 });
    await page.reload();
    await expect(read.unreadNotice(2)).toBeVisible();
    await expect(read.more).toContainText('2');
    await expectNoViolations(page, 'dashboard with unread news');

    await read.unreadNotice(2).click();
    await expect(read.newsRow(title)).toContainText(read.unread);
    await read.search('news').fill('ㅅㅂ ㅈㄱ');
    await expect(page).toHaveURL(/q=/);
    await expect(read.newsRow(title)).toBeVisible();
    await read.newsRow(title).getByRole('link').click();
    await expect(read.headline(title)).toBeVisible();
    const link = page.getByRole('link', { name: '자세한 안내' });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expectNoViolations(page, 'news');

    await page.goBack();
    await expect(read.newsRow(title)).not.toContainText(read.unread);
    await expect(read.more).toContainText('1');
  } finally {
    await maru.kill();
    await maru.start();
  }
});

/** In both languages: the English walk may visit the same server later. */
async function publish(maru: Maru, title: string, titleEn: string) {
  const call = await callAs(maru, admin);
  const saying = (text: string) => ({
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  });
  const texts = { title, titleEn, content: saying(title), contentEn: saying(titleEn) };
  await call(createNews, { ...texts, status: 'PUBLISHED' });
}
