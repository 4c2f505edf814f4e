import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { EmptyState } from '@maru/ui/empty-state.tsx';
import { useState } from 'react';
import type { Menu } from '#hub/menu/menu.ts';
import { useWords } from '#hub/till/use-words.ts';
import { CategoryChips } from './category-chips.tsx';
import styles from './item-browser.module.css';
import { ItemGrid } from './item-grid.tsx';

type ItemBrowserProps = {
  menu: Menu;
  query: string;
  /** What the query finds; null while nobody can say. */
  found: readonly CompactItem[] | null;
  countOf: (itemId: string) => number;
  onPick: (item: CompactItem) => void;
};

/** The menu to choose from: a category, or what was searched for in all of them. */
export function ItemBrowser({ menu, query, found, countOf, onPick }: ItemBrowserProps) {
  const { t } = useWords();
  const [category, setCategory] = useState<string | null>(null);
  const isSearching = query !== '';
  const items = isSearching
    ? found
    : menu.items.filter(({ categoryId }) => category === null || categoryId === category);

  if (menu.items.length === 0) {
    return <EmptyState title={t('emptyMenu.title')} text={t('emptyMenu.text')} />;
  }
  return (
    <div className={styles.browser}>
      <CategoryChips
        categories={menu.categories}
        chosen={isSearching ? null : category}
        onChoose={setCategory}
      />
      <div className={styles.items}>
        {items === null ? null : items.length === 0 ? (
          <p className={styles.none} role="status">
            {t('search.none', { query })}
          </p>
        ) : (
          <ItemGrid
            label={t('items')}
            items={items}
            soldOut={menu.soldOut}
            countOf={countOf}
            onPick={onPick}
          />
        )}
      </div>
    </div>
  );
}
