import { useTranslation } from 'react-i18next';

/** Names the module that wrote an entry of the event log. A module of an earlier version keeps its name in the code. */
export function useModuleName(): (module: string) => string {
  const { t } = useTranslation('log-modules');
  return (module) => t(module, { defaultValue: module });
}
