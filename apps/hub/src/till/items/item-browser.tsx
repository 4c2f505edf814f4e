import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { type ReactNode, useState } from 'react';
import type { Menu } from '#hub/menu/menu.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { CategoryBar, type PhoneSearch } from './category-bar.tsx';
import styles from './item-browser.module.css';
import { useGrid } from './use-grid.ts';

type ItemBrowserProps = {
  menu: Menu;
  query: string;
  /** Search results; null while the search is loading. */
  found: readonly CompactItem[] | null;
  countOf: (itemId: string) => number;
  onPick: (item: CompactItem) => void;
  /** Opens the sold-out sheet of an item. */
  onSoldOut: (itemId: string) => void;
  /** The item that Enter in the search field would take. */
  meant: CompactItem | undefined;
  search: PhoneSearch | undefined;
  /** Buttons beside the categories. */
  tools?: ReactNode;
};

/** Loaded lazily: an empty menu is rare. */
const emptyMenu = later(async () => (await import('./empty-menu.tsx')).EmptyMenu);

/** Items to choose from: a category, or search results across all. */
export function ItemBrowser(props: ItemBrowserProps) {
  const { menu, query, found, countOf, onPick, onSoldOut, meant, search, tools } = props;
  const { t, nameOf } = useTillWords();
  const [chosen, setChosen] = useState<string | null>(null);
  // If the shown category is switched off, show the whole menu.
  const category = chosen !== null && menu.categoryById.has(chosen) ? chosen : null;
  const { Grid, most } = useGrid(menu.items.length);
  const isSearching = query !== '';
  const items = isSearching
    ? found
    : menu.items.filter(({ categoryId }) => category === null || categoryId === category);

  if (menu.items.length === 0) {
    return (
      <div className={styles.browser}>
        {tools && <div className={styles.tools}>{tools}</div>}
        <NoItems isSwitchedOff={menu.switchedOff.size > 0} />
      </div>
    );
  }
  return (
    <div className={styles.browser}>
      <CategoryBar
        categories={menu.categories}
        chosen={isSearching ? undefined : category}
        onChoose={setChosen}
        search={search}
        tools={tools}
      />
      <p className="heard-only" role="status">
        {meant && t('search.meant', { name: nameOf(meant) })}
      </p>
      <div className={styles.items}>
        {items?.length === 0 && (
          <p className={styles.none} role="status">
            {isSearching ? t('search.none', { query }) : t('emptyCategory')}
          </p>
        )}
        {items && items.length > 0 && (
          <Grid
            // Resets the scroll position for each category and query.
            key={isSearching ? `search ${query}` : category}
            label={t('items')}
            items={items.length > most ? items.slice(0, most) : items}
            soldOut={menu.soldOut}
            countOf={countOf}
            onPick={onPick}
            onSoldOut={onSoldOut}
            meantId={meant?.id}
          />
        )}
      </div>
    </div>
  );
}

function NoItems({ isSwitchedOff }: { isSwitchedOff: boolean }) {
  const EmptyMenu = usePart(emptyMenu, true);
  return EmptyMenu && <EmptyMenu isSwitchedOff={isSwitchedOff} />;
}
