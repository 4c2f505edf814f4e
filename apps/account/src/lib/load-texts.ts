import type { Language } from '@maru/contract/language.ts';
import type { i18n, ResourceLanguage } from 'i18next';
import type { Namespace } from './texts.ts';

const files = import.meta.glob<ResourceLanguage>('/src/*/*.{ko,en}.json', { import: 'default' });

/** spec.md section 9: up to five more times, waiting 350 ms and double that each time. */
const retries = 5;
const firstWaitMs = 350;

/** Shows the page in another language. Rejects when its texts cannot be loaded. */
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
    return await fileOf(language, namespace)();
  } catch (error) {
    if (failures === retries) throw error;
    await new Promise((done) => setTimeout(done, firstWaitMs * 2 ** failures));
    return load(language, namespace, failures + 1);
  }
}

function fileOf(language: Language, namespace: Namespace): () => Promise<ResourceLanguage> {
  const file = files[`/src/${namespace}/${namespace}.${language}.json`];
  if (!file) throw new Error(`No texts of ${namespace} in ${language}`);
  return file;
}
