import type { Language } from '@maru/contract/language.ts';
import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import type { i18n } from 'i18next';
import { loadTerms } from './load-terms.ts';
import { fetchUserTerms } from './terms.api.ts';

type Asking = { texts: i18n; language: Language; signal: AbortSignal };

/** The articles in force. If they cannot be loaded, an alert says so and the browser goes to `/`. */
export function loadTermsOrLeave({ texts, language, signal }: Asking): Promise<TermsGroup[] | undefined> {
  const t = texts.getFixedT(language);
  return loadTerms({
    fetchTerms: () => fetchUserTerms(signal),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    giveUp: () => {
      window.alert(t('errors:sso.error.unknownError'));
      location.assign('/');
    },
    signal,
  });
}
