import { UiProvider } from '@maru/ui/provider.tsx';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import contentInEnglish from '#hub/content/content.en.json' with { type: 'json' };
import content from '#hub/content/content.ko.json' with { type: 'json' };
import { said } from '#hub/content/content-builders.ts';
import { speakKorean } from '#hub/lib/screen-builders.tsx';
import texts from './content-admin.ko.json' with { type: 'json' };
import { type ContentValues, emptyContent, type Kind } from './content-values.ts';
import { Preview } from './preview-dialog.tsx';

beforeEach(() => speakKorean({ 'content-admin': texts, content }));

const whole = {
  ...{ ...emptyContent, title: '정전 때는?', titleEn: 'Without power?' },
  ...{ text: said('계속 팔아요.'), textEn: said('Go on selling.') },
};
const preview = (kind: Kind, over: Partial<ContentValues> = {}, thumbnailUrl?: string) =>
  renderToStaticMarkup(
    <UiProvider>
      <Preview kind={kind} values={{ ...whole, ...over }} thumbnailUrl={thumbnailUrl} />
    </UiProvider>,
  );
/** In English, as for an admin whose hub is in English. */
const englishPreview = async (...of: Parameters<typeof preview>) => {
  await i18next.changeLanguage('en');
  i18next.addResourceBundle('en', 'content', contentInEnglish);
  return preview(...of);
};

test('the preview of an FAQ is its question with the answer open', () => {
  const html = preview('faq');
  expect(html).toMatch(/<details[^>]* open=""><summary lang="ko"><span>정전 때는\?<\/span>/);
  expect(html).toMatch(/lang="ko"[^>]*><p>계속 팔아요\.<\/p>/);
});

test('the preview of a post has its picture, and its link with the scheme that is added when it is saved', () => {
  const html = preview('post', { connectUrl: ' maru.example/lunch ' }, '/content-pictures/1.png');
  expect(html).toContain('src="/content-pictures/1.png"');
  expect(html).toMatch(/href="https:\/\/maru\.example\/lunch"[^>]*rel="noopener noreferrer"/);
  expect(html).toContain(content.posts.connect);
  expect(preview('post', { connectUrl: 'javascript:alert(1)' })).not.toContain(content.posts.connect);
});

test('news that are scheduled show their day in Korea', () => {
  const day = { publishDay: '2026-12-01', publishTime: '00:30' };
  expect(preview('news', { status: 'SCHEDULED', ...day })).toContain('12월 1일');
  expect(preview('news', { status: 'DRAFT', ...day })).not.toContain('12월 1일');
});

test.each(['news', 'post', 'faq'] as const)(
  'the preview of %s in English is the English text',
  async (kind) => {
    const html = await englishPreview(kind);
    expect(html).toMatch(/lang="en"[^>]*>(<span>)?Without power\?/);
    expect(html).toContain('<p>Go on selling.</p>');
    expect(html).not.toContain(content.onlyKorean);
  },
);

test('a text without English is previewed in Korean, and says that there is no English one', async () => {
  const html = await englishPreview('news', { titleEn: ' ', textEn: null });
  expect(html).toMatch(/lang="ko"[^>]*>정전 때는\?/);
  expect(html).toContain('<p>계속 팔아요.</p>');
  expect(html).toContain(contentInEnglish.onlyKorean);
});
