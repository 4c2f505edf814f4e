import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@maru/contract/language.ts';

type Texts = { [key: string]: string | Texts };
type Values = Record<string, string | number>;

export type Words = {
  /**
   * `hub/till:cart.pay` is the text `cart.pay` of the hub's till. In a subfolder of a feature the file is named:
   * `hub/stores/new/new-store:next`. Texts shared by server and browser belong to the contract:
   * `contract/receipt:title`.
   */
  t: (key: string, values?: Values) => string;
  /** The whole text as a pattern, with a group for the number in place of each value. */
  withNumbers: (key: string) => RegExp;
  won: (amount: number) => string;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const value = /\{\{(\w+)[^}]*\}\}/g;
const files = new Map<string, Texts>();

/** The product's own texts, so that journeys do not repeat them. */
export function wordsOf(language: Language): Words {
  return {
    t: (key, values = {}) => fill(textOf(key, language, values.count === 1 ? 'one' : 'other'), values),
    withNumbers: (key) => {
      const parts = textOf(key, language).replace(value, '\0').split('\0').map(RegExp.escape);
      return new RegExp(`^${parts.join('([\\d,]+)')}$`);
    },
    won: (amount) => {
      const { won } = textsOf('packages/web/src/format', language);
      return String(won).replace('{amount}', Math.abs(amount).toLocaleString('en-US'));
    },
  };
}

/** Journeys are in Korean, like most users. */
export const ko = wordsOf('ko');

function textOf(key: string, language: Language, plural = 'other'): string {
  const [place = '', path = ''] = key.split(':');
  const [app, ...folders] = place.split('/');
  const [feature] = folders;
  const file = folders.length === 1 ? `${feature}/${feature}` : folders.join('/');
  const folder = app === 'contract' ? 'packages' : 'apps';
  const texts = textsOf(`${folder}/${app}/src/${file}`, language);
  const text = find(texts, path) ?? find(texts, `${path}_${plural}`) ?? find(texts, `${path}_other`);
  if (text === undefined) throw new Error(`There is no text ${key}`);
  return text;
}

function textsOf(path: string, language: Language): Texts {
  const name = `${root}/${path}.${language}.json`;
  const texts = files.get(name) ?? (JSON.parse(readFileSync(name, 'utf8')) as Texts);
  files.set(name, texts);
  return texts;
}

function find(texts: Texts, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<Texts | string | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
}

function fill(text: string, values: Values): string {
  return text.replace(value, (_, name: string) => String(values[name]));
}
