import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Texts of the platform's log, with the language for dates. */
export function useLogWords() {
  const { t } = useTranslation(['event-log', 'app']);
  /** A module of an earlier version keeps its name in the code. */
  const moduleName = (module: string) => t(`modules.${module}`, { defaultValue: module });
  return { t, moduleName, language: useLanguage() };
}

export type LogWords = ReturnType<typeof useLogWords>;
