import { SearchField } from '@maru/ui/fields/search-field.tsx';
import { IconArrowsSort } from '@tabler/icons-react';
import type { Ref } from 'react';
import { SearchLink } from '#hub/orders/finding/search/search-link.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { type BoardPlace, boardPlaces } from './board.ts';
import type { AddressChange, BoardAddress } from './board-address.ts';
import styles from './board-tools.module.css';

type BoardToolsProps = {
  storeId: string;
  address: BoardAddress;
  onChange: (change: AddressChange) => void;
  counts: Record<BoardPlace, number> & { all: number };
  query: string;
  onQuery: (query: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** Filters, search and sort order of the board, and the way to the search in all days. */
export function BoardTools({ storeId, address, onChange, counts, query, onQuery, ref }: BoardToolsProps) {
  const { t } = useOrderWords();
  const chips = [
    { place: undefined, label: t('places.ALL'), count: counts.all },
    ...boardPlaces.map((place) => ({ place, label: t(`places.${place}`), count: counts[place] })),
  ];
  const isOldest = address.sort === 'oldest';

  return (
    <div className={styles.tools}>
      <nav className={styles.chips} aria-label={t('filter')}>
        {chips.map(({ place, label, count }) => (
          <button
            key={place ?? 'ALL'}
            type="button"
            className={`chip ${styles.chip}`}
            aria-pressed={address.place === place}
            onClick={() => onChange({ place })}
          >
            {label} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </nav>
      <div className={styles.end}>
        <button
          type="button"
          className={styles.sort}
          onClick={() => onChange({ sort: isOldest ? undefined : 'oldest' })}
        >
          <IconArrowsSort size={18} aria-hidden />
          {t(isOldest ? 'sort.oldest' : 'sort.newest')}
        </button>
        <SearchField
          ref={ref}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearText={t('search.clear')}
          value={query}
          onChange={onQuery}
        />
        <SearchLink storeId={storeId} />
      </div>
    </div>
  );
}
