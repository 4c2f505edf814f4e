import type { Finding, Repository } from './repository.ts';

type Texts = { [key: string]: string | string[] | Texts };

const localeFile = /\.(ko|en)\.json$/;
/** Korean has one plural form, English has two. */
const plural = /_(zero|one|two|few|many|other)$/;

/** Texts of a locale file by full key. */
export function flatTexts({ files }: Repository, path: string): Map<string, string> {
  const file = files.find((each) => each.path === path);
  return file ? flatten(JSON.parse(file.text) as Texts) : new Map();
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    if (typeof value === 'string') return [[key, value] as const];
    if (Array.isArray(value)) return value.map((text, i) => [`${key}.${i}`, text] as const);
    return [...flatten(value, `${key}.`)];
  });
  return new Map(entries);
}

/** Every text exists in ko and en, with the same keys and parameters, and is not empty. */
export function checkLocalePairs(repository: Repository): Finding[] {
  const paths = repository.files.map(({ path }) => path).filter((path) => localeFile.test(path));
  return paths.flatMap((path) => {
    const other = path.replace(localeFile, (_, language) => (language === 'ko' ? '.en.json' : '.ko.json'));
    if (!paths.includes(other)) return [`${path}:1 has no ${other}`];

    const texts = flatTexts(repository, path);
    const others = flatTexts(repository, other);
    const theirKeys = new Set([...others.keys()].map(withoutPlural));
    return [...texts].flatMap(([key, text]) => {
      if (text.trim() === '') return [`${path}:1 ${key} is empty`];
      if (!theirKeys.has(withoutPlural(key))) return [`${other}:1 has no ${key}`];
      const their = others.get(key);
      if (their === undefined || parametersOf(text) === parametersOf(their)) return [];
      return [`${path}:1 ${key} has other parameters than ${other}`];
    });
  });
}

function withoutPlural(key: string): string {
  return key.replace(plural, '');
}

function parametersOf(text: string): string {
  return [...text.matchAll(/\{+\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();
}
