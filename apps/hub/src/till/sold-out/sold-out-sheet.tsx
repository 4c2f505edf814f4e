import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type SoldOutWish, soldOutWishes, soldOutWishOf } from '@maru/contract/menu/sold-out.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { collectionsOf, type Menu } from '#hub/menu/menu.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './sold-out-sheet.module.css';
import { useSwitchSoldOut } from './use-switch-sold-out.ts';

type SoldOutSheetProps = {
  storeId: string;
  item: CompactItem;
  menu: Menu;
  onClose: () => void;
};

/** Marks an item or its choices as sold out or available. A choice changes in all items that use it. */
export function SoldOutSheet({ storeId, item, menu, onClose }: SoldOutSheetProps) {
  const { t, nameOf } = useTillWords();
  const switchSoldOut = useSwitchSoldOut(storeId);
  const now = new Date(useNow(10_000));
  const stands = soldOutWishOf(item.soldOutUntil, now);
  const collections = collectionsOf(menu, item);

  const take = (wish: SoldOutWish) => {
    if (wish !== stands) switchSoldOut({ kind: 'ITEM', id: item.id, name: nameOf(item) }, wish);
    onClose();
  };

  return (
    <Sheet isOpen onClose={onClose} title={nameOf(item)} closeText={t('close')}>
      {item.stock === 0 && <p className={styles.noStock}>{t('soldOutSheet.noStock')}</p>}
      <fieldset className={styles.ways}>
        <legend className="heard-only">{t('soldOutSheet.label')}</legend>
        {soldOutWishes.map((wish) => (
          <Button key={wish} size="xl" aria-pressed={wish === stands} onClick={() => take(wish)}>
            <span className={styles.way}>
              {t(wish === 'NO' && stands === 'NO' ? 'soldOutSheet.available' : `soldOutSheet.item.${wish}`)}
              {wish !== 'NO' && <span className={styles.hint}>{t(`soldOutSheet.hints.${wish}`)}</span>}
            </span>
          </Button>
        ))}
      </fieldset>
      {collections.length > 0 && <p className={styles.about}>{t('soldOutSheet.choices')}</p>}
      {collections.map((collection) => (
        <fieldset key={collection.id} className={styles.collection}>
          <legend className={styles.legend}>{nameOf(collection)}</legend>
          {collection.choices.map((choice) => (
            <div key={choice.id} className={styles.choice}>
              <span>{nameOf(choice)}</span>
              <Segmented
                label={t('soldOutSheet.labelOf', { name: nameOf(choice) })}
                isFullWidth
                options={soldOutWishes.map((value) => ({ value, label: t(`soldOutSheet.choice.${value}`) }))}
                value={soldOutWishOf(choice.soldOutUntil, now)}
                onChange={(wish) =>
                  switchSoldOut({ kind: 'CHOICE', id: choice.id, name: nameOf(choice) }, wish)
                }
              />
            </div>
          ))}
        </fieldset>
      ))}
    </Sheet>
  );
}
