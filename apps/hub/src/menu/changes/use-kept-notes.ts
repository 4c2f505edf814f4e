import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import type { Undone } from './undo-change.api.ts';

type Kept = Undone['kept'][number];

/** More of them are no sentence or two. */
const mostReasons = 2;

/** What an undo left as it is, in a sentence or two; no words where all went back. */
export function useKeptNotes(storeId: string) {
  const { t } = useTranslation('menu-undo');
  const names = useNames();
  const { items } = useMenuBook(storeId);

  function nameOf({ id, name }: Kept): string {
    const item = items.find((one) => one.id === id);
    return names.nameOf({ name, nameEn: item?.nameEn ?? null });
  }

  function noteOf(kept: Kept): string {
    const name = nameOf(kept);
    if (kept.fields.length > mostReasons) return t('kept.several', { name });
    const words = kept.fields.map(({ field, reason }) =>
      reason === 'NAME_USED' ? '' : t(`kept.${reason}`, { name, field: t(`fields.${field}`) }),
    );
    return words.join(' ').trim();
  }

  return ({ kept }: Undone): string => {
    const [first, ...others] = kept.filter((one) => !isRenamed(one));
    return [
      ...kept.filter(isRenamed).map(({ name }) => t('renamed', { name })),
      ...(first && others.length === 0 ? [noteOf(first)] : []),
      ...(first && others.length > 0 ? [t('kept.more', { name: nameOf(first), count: others.length })] : []),
    ].join(' ');
  };
}

function isRenamed({ fields }: Kept): boolean {
  return fields.some(({ reason }) => reason === 'NAME_USED');
}
