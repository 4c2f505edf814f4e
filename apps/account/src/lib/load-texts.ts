import errorsEn from '@maru/contract/errors.en.json?url';
import errorsKo from '@maru/contract/errors.ko.json?url';
import type { Language } from '@maru/contract/language.ts';
import { fetchOrFail, NetworkError } from '@maru/web/network-error.ts';
import type { i18n, ResourceLanguage } from 'i18next';
import type { Namespace } from './texts.ts';

/** Fetched as files, not imported: some browsers cache a failed import for good. */
const files = import.meta.glob<string>('../*/*.{ko,en}.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const errorFiles: Record<Language, string> = { ko: errorsKo, en: errorsEn };

/**
 * Up to five retries, waiting 350 ms before the first and twice as long before each further one
 * (docs/requirements.md, 9).
 */
const retries = 5;
const firstWaitMs = 350;

/** Changes the language of the page. Rejects if its texts cannot be loaded. */
export async function changeLanguage(texts: i18n, language: Language): Promise<void> {
  const namespaces = texts.options.ns as Namespace[];
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (texts.hasResourceBundle(language, namespace)) return;
      texts.addResourceBundle(language, namespace, await load(language, namespace));
    }),
  );
  await texts.changeLanguage(language);
}

async function load(language: Language, namespace: Namespace, failures = 0): Promise<ResourceLanguage> {
  try {
    return await fetchTexts(fileOf(language, namespace));
  } catch (error) {
    if (failures === retries) throw error;
    await new Promise((done) => setTimeout(done, firstWaitMs * 2 ** failures));
    return load(language, namespace, failures + 1);
  }
}

async function fetchTexts(url: string): Promise<ResourceLanguage> {
  const response = await fetchOrFail(url, {});
  if (!response.ok) throw new NetworkError('status', { http: response.status });
  return (await response.json()) as ResourceLanguage;
}

function fileOf(language: Language, namespace: Namespace): string {
  if (namespace === 'errors') return errorFiles[language];
  return files[`../${namespace}/${namespace}.${language}.json`] ?? '';
}
