import { readdir } from 'node:fs/promises';
import { languages } from '@maru/contract/language.ts';
import { expect, test } from 'vitest';
import { articleList, withdrawnArticles } from './article-list.ts';
import { readArticles } from './read-articles.ts';

const articles = await readArticles();

test('every text file belongs to an article of the list', async () => {
  const folder = new URL('./articles/', import.meta.url);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const expected = articleList.flatMap(({ key }) => languages.map((language) => `${key}.${language}.txt`));
  expect(files.sort()).toEqual(expected.sort());
});

test('every article has a unique key for links', () => {
  expect(new Set(articleList.map(({ key }) => key)).size).toBe(articleList.length);
});

test('an article that is withdrawn is not listed', () => {
  const listed = articleList.map(({ key }) => key);
  expect(withdrawnArticles.filter(({ key }) => listed.includes(key))).toEqual([]);
});

test.each(articles.map((article) => [article.key, article.texts] as const))(
  'spec 3 · %s has a content text of several paragraphs in both languages, with the same sections',
  (_, { ko, en }) => {
    const shapeOf = (content: string) => ({
      sections: content.match(/^\d+\. /gm)?.length ?? 0,
      items: content.match(/^- /gm)?.length ?? 0,
    });
    expect(shapeOf(ko.content)).toEqual(shapeOf(en.content));
    for (const { title, content } of [ko, en]) {
      expect(title.length).toBeLessThanOrEqual(80);
      expect(content.split('\n\n').length).toBeGreaterThanOrEqual(4);
      expect(content).not.toMatch(/[ \t]$|\n{3}|\r/m);
    }
    expect(ko.content).toMatch(/[가-힣]/);
    expect(en.content.replaceAll('(광고)', '')).not.toMatch(/[가-힣]/);
  },
);

test('each consent to the use of personal data states purpose, data, period and the right to refuse', () => {
  const consents = articles.filter(
    ({ group, key }) => group !== 'product-terms-of-use' && /information|provision|news/.test(key),
  );
  expect(consents).toHaveLength(10);
  for (const { texts } of consents) {
    expect(texts.ko.content).toContain('동의하지 않을 권리');
    expect(texts.ko.content).toMatch(/왜 |목적/);
    expect(texts.ko.content).toMatch(/무엇을 |항목/);
    expect(texts.ko.content).toMatch(/얼마나 오래 |기간/);
    expect(texts.en.content).toContain('Your right to refuse');
  }
});

test('only the four articles about news are optional, and they say that a refusal makes no difference', () => {
  const optional = articles.filter(({ required }) => !required);
  expect(optional.map(({ key }) => key)).toEqual([
    'news-by-mail',
    'news-by-message',
    'news-at-night',
    'customer-news',
  ]);
  for (const { texts } of optional) expect(texts.ko.content).toContain('아무 차이가 없어요');
});
