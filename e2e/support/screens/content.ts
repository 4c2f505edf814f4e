import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** News, FAQs and posts as stores read them. */
export function readingOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) => t(`hub/content:${key}`, values);
  const news = page.getByRole('table', { name: own('news.title') });

  return {
    more: page.getByRole('button', { name: new RegExp(`^${RegExp.escape(t('hub/app:frame.more'))}`) }),
    unreadNotice: (count: number) => page.getByRole('link', { name: own('news.unreadCount', { count }) }),
    news,
    newsRow: (title: string) => news.getByRole('row').filter({ hasText: title }),
    unread: own('news.unread'),
    search: (kind: 'news' | 'faq') => page.getByLabel(own(`${kind}.search`), { exact: true }),
    noneFound: page.getByText(own('noneFound')),
    headline: (title: string) => page.getByRole('heading', { name: title, level: 2, exact: true }),
    category: (name: string) => page.getByRole('region', { name, exact: true }),
    posts: page.getByRole('list', { name: own('posts.title') }),
    connect: page.getByRole('link', { name: own('posts.connect') }),
    gone: page.getByText(own('gone.title')),
  };
}

/** News, FAQs and posts as admins write them. */
export function writingOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) =>
    t(`hub/content/admin/content-admin:${key}`, values);
  const sorting = (key: string, values: Record<string, string | number>) =>
    t(`hub/lib/sorting/sorting:${key}`, values);
  type Kind = 'news' | 'faq' | 'post';

  return {
    own,
    add: (kind: Kind) => page.getByRole('link', { name: own(`${kind}.new`), exact: true }).first(),
    title: (kind: Kind, lang: 'ko' | 'en') =>
      page.getByRole('textbox', { name: own(`${kind}.${lang === 'ko' ? 'title' : 'titleEn'}`), exact: true }),
    text: (kind: Kind, lang: 'ko' | 'en') =>
      page.getByRole('textbox', { name: own(`${kind}.${lang === 'ko' ? 'text' : 'textEn'}`), exact: true }),
    tool: (kind: Kind, id: string) =>
      page
        .getByRole('toolbar', { name: own('tools.label', { field: own(`${kind}.text`) }), exact: true })
        .getByRole('button', { name: own(`tools.${id}`), exact: true }),
    /** Pastes markup as if it had been copied from another page. */
    async paste(kind: Kind, lang: 'ko' | 'en', html: string) {
      await this.text(kind, lang).evaluate((field, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', copied);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, html);
    },
    address: page.getByLabel(own('link.address'), { exact: true }),
    wrongAddress: page.getByText(own('link.wrong')),
    saveLink: page.getByRole('button', { name: own('link.save'), exact: true }),
    posts: page.getByRole('list', { name: t('hub/content:posts.title'), exact: true }),
    connectUrl: page.getByRole('textbox', { name: own('post.connectUrl'), exact: true }),
    async chooseThumbnail(picture: Buffer) {
      const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await expect(page.getByRole('img', { name: own('post.thumbnail') })).toBeVisible();
    },
    status: (status: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED') =>
      page.getByRole('radio', { name: own(`statuses.${status}`), exact: true }),
    day: page.getByLabel(own('publishDay'), { exact: true }),
    time: page.getByLabel(own('publishTime'), { exact: true }),
    missing: (key: 'both' | 'text' | 'title' | 'nothing') => page.getByText(own(`missing.${key}`)),
    preview: page.getByRole('button', { name: own('preview'), exact: true }),
    previewIn: (lang: 'ko' | 'en') =>
      page.getByRole('dialog').getByRole('radio', { name: own(`languages.${lang}`), exact: true }),
    dialog: page.getByRole('dialog'),
    save: page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }),
    remove: page.getByRole('button', { name: own('delete.act'), exact: true }),
    newCategory: page.getByRole('button', { name: own('faq.newCategory'), exact: true }),
    handle: (name: string) => page.getByRole('button', { name: sorting('handle', { name }), exact: true }),

    /** Drags a row by its handle and drops it above another one. */
    async drag(name: string, onto: string) {
      await this.handle(name).hover();
      await page.mouse.down();
      const box = await this.handle(onto).boundingBox();
      if (!box) throw new Error(`${onto} is not in sight`);
      await page.mouse.move(box.x + box.width / 2, box.y + 2, { steps: 12 });
      await page.mouse.up();
    },
    /** The names of the rows of a list, from top to bottom. */
    async expectOrder(list: string, expected: readonly string[]) {
      const links = page.getByRole('list', { name: list, exact: true }).getByRole('link');
      await expect.poll(() => links.allInnerTexts()).toEqual(expected);
    },
  };
}
