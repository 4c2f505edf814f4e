import { type Named, nameIn, otherNameIn } from '@maru/contract/menu/names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';

/** Returns functions for menu names in the language of the page. */
export function useNames() {
  const language = useLanguage();
  return {
    nameOf: (named: Named) => nameIn(language, named),
    otherNameOf: (named: Named) => otherNameIn(language, named),
  };
}
