import type { Named } from '@maru/contract/menu/names.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNames } from './use-names.ts';

/** Shows the name in the other language, marked with its `lang`; nothing if there is only one name. */
export function OtherName({ of, className }: { of: Named; className?: string | undefined }) {
  const other = useNames().otherNameOf(of);
  const lang = useLanguage() === 'en' ? 'ko' : 'en';
  if (other === null) return null;
  return (
    <span lang={lang} className={className}>
      {other}
    </span>
  );
}
