import { useTranslation } from 'react-i18next';
import { useModuleName } from '#hub/lib/log-modules/use-module-name.ts';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the platform's log, with the language for dates. */
export function useLogWords() {
  const { t } = useTranslation(['event-log', 'app']);
  return { t, moduleName: useModuleName(), language: useLanguage() };
}

export type LogWords = ReturnType<typeof useLogWords>;
