import { SearchField } from '@maru/ui/fields/search-field.tsx';
import { IconArrowsSort, IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import { SearchLink } from '#hub/orders/finding/search/search-link.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { AddressChange, BoardAddress } from './board-address.ts';
import styles from './board-tools.module.css';
import type { BoardView } from './board-view.ts';
import { type BoardPlace, boardPlaces } from './places-and-order.ts';

type BoardToolsProps = {
  storeId: string;
  address: BoardAddress;
  onChange: (change: AddressChange) => void;
  view: BoardView;
  onView: (view: BoardView) => void;
  /** Numbers of open orders; missing for an earlier day, whose orders are finished. */
  counts: (Record<BoardPlace, number> & { all: number }) | undefined;
  query: string;
  onQuery: (query: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** Filters, search and sort order of the board, and the link to the search in all days. */
export function BoardTools(props: BoardToolsProps) {
  const { storeId, address, onChange, view, onView, counts, query, onQuery, ref } = props;
  const { t } = useOrderWords();
  const otherView = view === 'cards' ? 'rows' : 'cards';
  const ViewIcon = otherView === 'rows' ? IconList : IconLayoutGrid;
  const chips = [
    { place: undefined, label: t('places.ALL'), count: counts?.all },
    ...boardPlaces.map((place) => ({ place, label: t(`places.${place}`), count: counts?.[place] })),
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
            {label} {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </nav>
      <div className={styles.end}>
        <button
          type="button"
          className={styles.sort}
          title={t(isOldest ? 'sort.oldest' : 'sort.newest')}
          onClick={() => onChange({ sort: isOldest ? undefined : 'oldest' })}
        >
          <IconArrowsSort size={18} aria-hidden />
          <span className="heard-only-below-48em">{t(isOldest ? 'sort.oldest' : 'sort.newest')}</span>
        </button>
        <button
          type="button"
          className={styles.sort}
          title={t(`view.${otherView}`)}
          onClick={() => onView(otherView)}
        >
          <ViewIcon size={20} aria-hidden />
          <span className="heard-only">{t(`view.${otherView}`)}</span>
        </button>
        <div className={styles.find}>
          <IconSearch size={18} aria-hidden />
          <SearchField
            ref={ref}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clearText={t('search.clear')}
            value={query}
            onChange={onQuery}
          />
        </div>
        <SearchLink storeId={storeId} className={styles.past} />
      </div>
    </div>
  );
}
