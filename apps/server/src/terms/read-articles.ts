import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Language, languages } from '@maru/contract/language.ts';
import { articleList, type ListedArticle } from './article-list.ts';

export type ArticleText = {
  title: string;
  content: string;
  /** SHA-256 of title, empty line and content, that is of everything shown. */
  hash: Buffer;
};
export type Article = ListedArticle & { texts: Record<Language, ArticleText> };

const folder = new URL('./articles/', import.meta.url);

/** The articles committed with this version of the product. */
export async function readArticles(): Promise<Article[]> {
  return Promise.all(
    articleList.map(async (article) => {
      const [ko, en] = await Promise.all(languages.map((language) => readText(article, language)));
      if (!ko || !en) throw new Error(`${article.key} has no text`);
      return { ...article, texts: { ko, en } };
    }),
  );
}

/** The first line is the title; the content follows after an empty line. */
async function readText({ scope, group, key }: ListedArticle, language: Language): Promise<ArticleText> {
  const file = `${scope.toLowerCase()}/${group}/${key}.${language}.txt`;
  const text = (await readFile(new URL(file, folder), 'utf8')).normalize('NFC').trim();
  const [title, content] = splitOnce(text, '\n\n');
  if (!content || title.includes('\n')) throw new Error(`${file} does not begin with a title`);
  return textOf(title, content);
}

export function textOf(title: string, content: string): ArticleText {
  return { title, content, hash: createHash('sha256').update(`${title}\n\n${content}`).digest() };
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}
