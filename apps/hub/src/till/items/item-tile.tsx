import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { Kbd } from '@maru/ui/keys/key-hints.tsx';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './item-tile.module.css';
import { hasLongWord } from './long-word.ts';

type ItemTileProps = {
  item: CompactItem;
  /** Set on the first tile of a row, to measure the row. */
  measured: { row: number; ref: (tile: HTMLElement | null) => void } | undefined;
  /** Position among all items for screen readers, since not all are rendered. */
  position: number;
  of: number;
  isSoldOut: boolean;
  /** Quantity in the cart. */
  count: number;
  /** Whether Tab focuses this tile. Arrow keys make another tile the current one (item-grid.tsx). */
  isCurrent: boolean;
  /** Whether Enter in the search field would take this item. */
  isMeant: boolean;
  onPick: (item: CompactItem) => void;
  onFocus: (itemId: string) => void;
};

/** Stock is shown if no more than this number is left. */
const fewLeft = 5;

export function ItemTile(props: ItemTileProps) {
  const { item, measured, position, of, isSoldOut, count, isCurrent, isMeant, onPick, onFocus } = props;
  const { t, won, nameOf } = useTillWords();
  const name = nameOf(item);

  return (
    <li
      ref={measured?.ref}
      data-index={measured?.row}
      aria-posinset={position}
      aria-setsize={of}
      className={styles.place}
    >
      <button
        type="button"
        className={styles.tile}
        data-item={item.id}
        data-chosen={count > 0}
        data-sold-out={isSoldOut}
        data-meant={isMeant}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={() => onFocus(item.id)}
        onClick={() => onPick(item)}
      >
        <span className={styles.name} data-long={hasLongWord(name)}>
          {name}
        </span>
        {count > 0 && (
          <span className={styles.count}>
            <span className="heard-only">{t('inCart')} </span>
            {count}
          </span>
        )}
        {isMeant && count === 0 && (
          <span className={styles.enter} aria-hidden>
            <Kbd>Enter</Kbd>
          </span>
        )}
        <span className={styles.foot}>
          <span>
            <span className={styles.price}>{item.marketPrice ? t('price.market') : won(item.price)}</span>
            <State item={item} isSoldOut={isSoldOut} />
          </span>
          {item.imageUrl && (
            <img
              className={styles.picture}
              src={item.imageUrl}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
      </button>
    </li>
  );
}

/** Shows stock or “sold out” below the price, to leave the width to the name. */
function State({ item: { stock }, isSoldOut }: Pick<ItemTileProps, 'item' | 'isSoldOut'>) {
  const { t } = useTillWords();
  if (isSoldOut) return <span className={styles.soldOut}>{t('soldOut')}</span>;
  if (stock === null || stock > fewLeft) return null;
  return <span className={styles.left}>{t('left', { count: stock })}</span>;
}
