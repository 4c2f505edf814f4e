import { mostCounted } from '@maru/contract/serviceability/desk-rules.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the admins' desk and its lists, with the language for dates. */
export function useDeskWords() {
  const { t } = useTranslation(['serviceability', 'app']);
  return {
    t,
    language: useLanguage(),
    /** The server stops counting. */
    countOf: (count: number) => t(count >= mostCounted ? 'countOrMore' : 'count', { count }),
  };
}

export type DeskWords = ReturnType<typeof useDeskWords>;
