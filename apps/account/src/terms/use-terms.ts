import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTerms } from './load-terms.ts';
import { fetchUserTerms } from './terms.api.ts';

/** The articles in force in the language of the page; undefined until they have come. Without them it leaves for `/`. */
export function useTerms(): readonly TermsGroup[] | undefined {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [groups, setGroups] = useState<readonly TermsGroup[]>();

  useEffect(() => {
    // Named, so that a change of language fetches again.
    const words = i18n.getFixedT(language);
    const leaving = new AbortController();
    const { signal } = leaving;
    const giveUp = () => {
      window.alert(words('errors:sso.error.unknownError'));
      location.assign('/');
    };
    const fetchTerms = () => fetchUserTerms(signal);
    void loadTerms({ fetchTerms, wait, giveUp, signal }).then((terms) => terms && setGroups(terms));
    return () => leaving.abort();
  }, [i18n, language]);

  return groups;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
