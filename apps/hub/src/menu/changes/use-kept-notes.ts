import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { isLeft, type Kept, sortKept } from './kept-words.ts';
import type { Undone } from './undo-change.api.ts';

/** Maximum number of reasons to spell out for one item. */
const mostReasons = 2;

/** Reports the results of an undo that need attention in a sentence or two; empty if there are none. */
export function useKeptNotes(storeId: string) {
  const { t } = useTranslation('menu-undo');
  const names = useNames();
  const { items } = useCachedMenu(storeId);

  function nameOf({ id, name }: Kept): string {
    const item = items.find((one) => one.id === id);
    return names.nameOf({ name, nameEn: item?.nameEn ?? null });
  }

  function leftOf(kept: Kept): string {
    const name = nameOf(kept);
    const fields = kept.fields.filter(isLeft);
    if (fields.length > mostReasons) return t('kept.several', { name });
    return fields
      .map(({ field, reason }) => t(`kept.${reason}`, { name, field: t(`fields.${field}`) }))
      .join(' ');
  }

  return ({ kept }: Undone): string => {
    const { renamed, left, twins } = sortKept(kept);
    const [first, ...others] = left;
    const [twin, ...otherTwins] = twins;
    const count = others.length;
    return [
      ...renamed.map(({ name }) => t('renamed', { name })),
      ...(first ? [count > 0 ? t('kept.more', { name: nameOf(first), count }) : leftOf(first)] : []),
      ...(twin
        ? [t(otherTwins.length > 0 ? 'twins' : 'twin', { name: nameOf(twin), count: otherTwins.length })]
        : []),
    ].join(' ');
  };
}
