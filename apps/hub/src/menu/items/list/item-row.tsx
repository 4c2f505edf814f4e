import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { SoldOutWish } from '@maru/contract/menu/sold-out.ts';
import type { ReactNode } from 'react';
import { OtherName } from '#hub/lib/names/other-name.tsx';
import { isLow } from '#hub/menu/items/menu-list.ts';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import { SoldOutSelect } from '#hub/menu/sold-out/sold-out-select.tsx';
import styles from './item-row.module.css';
import { PlaceSwitch } from './place-switch.tsx';
import { TickBox } from './tick-box.tsx';

/** Callbacks of a row, shared by all rows. */
export type RowActs = {
  hrefOf: (itemId: string) => string;
  onOpen: (itemId: string) => void;
  onTick: (itemId: string, isTicked: boolean, isRange: boolean) => void;
  onSoldOut: (item: CompactItem, soldOut: SoldOutWish) => void;
  /** Missing if the person lacks the right. */
  onPlace: ((item: CompactItem, placeEnabled: boolean) => void) | undefined;
};

type ItemRowProps = {
  item: CompactItem;
  now: Date;
  acts: RowActs;
  isTicked: boolean;
  /** Whether Tab focuses this row. Arrow keys move to another one. */
  isCurrent: boolean;
  /** Set if the list is not grouped by category. */
  categoryName: string | undefined;
  handle: ReactNode;
};

export function ItemRow({ item, now, acts, isTicked, isCurrent, categoryName, handle }: ItemRowProps) {
  const { t, won, nameOf } = useItemsWords();
  const name = nameOf(item);
  const tabIndex = isCurrent ? 0 : -1;
  const optionCount = item.optionCollectionIds.length;
  const { onPlace } = acts;

  return (
    <>
      <span className={styles.tick}>
        <TickBox
          label={t('tickOne', { name })}
          isTicked={isTicked}
          tabIndex={tabIndex}
          onTick={(ticks, withShift) => acts.onTick(item.id, ticks, withShift)}
        />
      </span>
      <Photo item={item} name={name} />
      <span className={styles.line}>
        <a
          className={styles.name}
          data-row-link
          href={acts.hrefOf(item.id)}
          tabIndex={tabIndex}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            acts.onOpen(item.id);
          }}
        >
          <span className={styles.nameText}>{name}</span>
        </a>
        <span className={styles.sub}>
          {categoryName !== undefined && <span>{categoryName}</span>}
          <OtherName of={item} className={styles.part} />
          {optionCount > 0 && <span className={styles.options}>{t('options', { count: optionCount })}</span>}
          {item.barcode !== null && <span className={styles.barcode}>{item.barcode}</span>}
        </span>
        <span className={styles.price}>
          {item.marketPrice ? t('marketPrice', { price: won(item.price) }) : won(item.price)}
        </span>
        <Stock item={item} />
      </span>
      <span className={styles.place}>
        <PlaceSwitch
          item={item}
          tabIndex={tabIndex}
          onChange={onPlace && ((placeEnabled) => onPlace(item, placeEnabled))}
        />
      </span>
      <span className={styles.sold}>
        <SoldOutSelect
          label={t('sold', { name })}
          until={item.soldOutUntil}
          now={now}
          tabIndex={tabIndex}
          wordOf={(wish) => t(`wish.${wish}`)}
          onChange={(wish) => acts.onSoldOut(item, wish)}
        />
      </span>
      <span className={styles.handle}>{handle}</span>
    </>
  );
}

function Photo({ item, name }: { item: CompactItem; name: string }) {
  if (item.imageUrl === null) {
    return (
      <span className={styles.photo} data-blank aria-hidden>
        {[...name][0]}
      </span>
    );
  }
  return (
    <img
      className={styles.photo}
      src={item.imageUrl}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
    />
  );
}

function Stock({ item }: { item: CompactItem }) {
  const { t } = useItemsWords();
  const { stock } = item;
  return (
    <span className={styles.stock} data-low={isLow(item)}>
      {stock !== null && (stock === 0 ? t('none') : t('left', { count: stock }))}
    </span>
  );
}
