import { createPost, sortPosts } from '@maru/contract/content/posts.endpoints.ts';
import { expect } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { admin, openSignedIn, signInAs } from '../support/people.ts';
import { readingOn, writingOn } from '../support/screens/content.ts';
import { ko } from '../support/words.ts';

const titleOfList = ko.t('hub/content:posts.title');
const title = '비 오는 날 매출 올리는 법';
const text = '비 오는 날에는 따뜻한 음료를 앞에 놓아 보세요.';
const address = 'https://maru.example/rain';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin writes a post with a picture and a link and sorts it by keys, and a store reads it', async ({
  page,
  maru,
  browser,
}) => {
  const write = writingOn(page);
  await signInAs(page, maru, admin, { path: '/admin/hub/posts' });
  await expect(write.posts.getByRole('link').first()).toBeVisible();
  const before = await write.posts.getByRole('link').allInnerTexts();

  await write.add('post').click();
  await write.title('post', 'ko').fill(title);
  await write.text('post', 'ko').fill(text);
  await write.connectUrl.fill(address);
  await write.chooseThumbnail(await page.screenshot());
  await write.status('PUBLISHED').check();
  await expectNoViolations(page, 'editor of a post');
  await awaitAnswer(page, createPost, () => write.save.click());

  await page.goto(`${maru.hubUrl}/admin/hub/posts`);
  await write.expectOrder(titleOfList, [title, ...before]);
  await write.handle(title).press('Space');
  await write.handle(title).press('ArrowDown');
  await expectNoViolations(page, 'a post that is carried');
  await awaitAnswer(page, sortPosts, () => write.handle(title).press('Space'));
  const [first = '', ...others] = before;
  await write.expectOrder(titleOfList, [first, title, ...others]);

  const store = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const read = readingOn(store);
  await openSignedIn(store, maru, 'owner');
  await store.goto(`${maru.hubUrl}/posts`);
  const card = read.posts.getByRole('link').nth(1);
  await expect(card).toContainText(title);
  await expectNoViolations(store, 'posts');
  await card.click();
  await expect(read.headline(title)).toBeVisible();
  await expect(store.getByText(text)).toBeVisible();
  await expect(store.locator('article > img')).toHaveAttribute('src', /^\/content-pictures\//);
  await expect(read.connect).toHaveAttribute('href', address);
  await expect(read.connect).toHaveAttribute('rel', /noopener/);
  await expectNoViolations(store, 'a post');
  await store.context().close();
});
