import { mostCounted } from '@maru/contract/serviceability/serviceability-rules.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the admin home and its lists, with the language for dates. */
export function useServiceabilityWords() {
  const { t } = useTranslation(['serviceability', 'app']);
  return {
    t,
    language: useLanguage(),
    /** The server stops counting at a limit, which is then shown as "or more". */
    countOf: (count: number) => t(count >= mostCounted ? 'countOrMore' : 'count', { count }),
  };
}

export type ServiceabilityWords = ReturnType<typeof useServiceabilityWords>;
