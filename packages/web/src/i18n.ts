import { fallbackLanguage, type Language } from '@maru/contract/language.ts';
import i18next, { type BackendModule, type ReadCallback, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, isLanguage, speak } from './language.ts';
import { NetworkError } from './network-error.ts';
import { addTextFormats } from './text-formats.ts';

export type LoadTexts = (language: Language, namespace: string) => Promise<ResourceKey>;

type I18nStart = {
  languages: readonly Language[];
  /** Fetches the texts of one namespace; a rejection is retried. */
  load: LoadTexts;
  /** Loaded at start; screens load theirs with `loadTexts`. */
  namespaces: readonly string[];
};

/**
 * Up to five retries, waiting 350 ms before the first and twice as long before each further one
 * (docs/requirements.md, 9).
 */
const retries = { maxRetries: 5, retryTimeout: 350 };

/** i18next retries if the backend passes `true` beside the error. */
function backend(load: LoadTexts): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init() {},
    read(language: string, namespace: string, done: ReadCallback) {
      if (!isLanguage(language)) return done(new Error(`No texts in ${language}`), false);
      load(language, namespace).then(
        (texts) => done(null, texts),
        (error) => done(error, true),
      );
    },
  };
}

/**
 * Initializes the texts of an app in this device's language. Resolves when `namespaces` are loaded, throws
 * NetworkError if they did not arrive.
 */
export async function startI18n({ languages, load, namespaces }: I18nStart): Promise<void> {
  await i18next
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: currentLanguage(),
      supportedLngs: [...languages],
      fallbackLng: fallbackLanguage,
      ns: [...namespaces],
      defaultNS: namespaces[0] ?? 'errors',
      interpolation: { escapeValue: false },
      ...retries,
    });
  addTextFormats(i18next);
  refuseMissing(namespaces);
  document.documentElement.lang = i18next.language;
}

/** For route loaders: loads the texts before the screen is shown. Throws NetworkError if they did not arrive. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  const failed = namespaces.filter((namespace) => isKnown(namespace) && isMissing(namespace));
  await i18next.loadNamespaces(namespaces);
  // i18next does not retry a namespace that has failed once.
  if (failed.length > 0) await i18next.reloadResources([...i18next.languages], failed);
  refuseMissing(namespaces);
}

/** Throws if the texts of a namespace are missing, so that no screen shows keys in their place. */
function refuseMissing(namespaces: readonly string[]) {
  if (namespaces.some(isMissing)) throw new NetworkError('network');
}

function isKnown(namespace: string): boolean {
  return i18next.options.ns?.includes(namespace) ?? false;
}

function isMissing(namespace: string): boolean {
  return !i18next.languages.some((language) => i18next.hasResourceBundle(language, namespace));
}

/** Changes the language of the page; `keep` stores it on this device. */
export async function changeLanguage(language: Language, { keep }: { keep: boolean }): Promise<void> {
  speak(language, { keep });
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
