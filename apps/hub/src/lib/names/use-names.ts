import { useLanguage } from '#hub/lib/use-language.ts';
import { type Named, nameIn, otherNameIn } from './names.ts';

/** Menu names in the language of the page. */
export function useNames() {
  const language = useLanguage();
  return {
    nameOf: (named: Named) => nameIn(language, named),
    otherNameOf: (named: Named) => otherNameIn(language, named),
  };
}
