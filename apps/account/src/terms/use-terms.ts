import type { Language } from '@maru/contract/language.ts';
import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTermsOrLeave } from './load-terms-or-leave.ts';

/** Articles in force, refetched when the language changes; undefined while loading. */
export function useTerms(): readonly TermsGroup[] | undefined {
  const { i18n } = useTranslation('terms');
  const language = i18n.language as Language;
  const [groups, setGroups] = useState<readonly TermsGroup[]>();

  useEffect(() => {
    const leaving = new AbortController();
    const asking = { texts: i18n, language, signal: leaving.signal };
    void loadTermsOrLeave(asking).then((terms) => terms && setGroups(terms));
    return () => leaving.abort();
  }, [i18n, language]);

  return groups;
}
