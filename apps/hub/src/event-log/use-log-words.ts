import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the platform's log, with the language for dates. */
export function useLogWords() {
  const { t } = useTranslation(['event-log', 'app']);
  return { t, language: useLanguage() };
}

export type LogWords = ReturnType<typeof useLogWords>;
