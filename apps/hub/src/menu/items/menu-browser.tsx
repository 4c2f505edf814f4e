import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { useState } from 'react';
import { useNow } from '#hub/lib/use-now.ts';
import type { CachedMenu } from '#hub/menu/cached-menu.ts';
import { lastBackOnSale } from '#hub/menu/menu.ts';
import type { SearchIndex } from '#hub/menu/search/search-menu.ts';
import { CategoryFilter } from './filters/category-filter.tsx';
import { KindFilter, type KindFilterProps } from './filters/kind-filter.tsx';
import { KindSelect } from './filters/kind-select.tsx';
import type { ListFilters } from './filters/use-list-address.ts';
import { ItemList } from './list/item-list.tsx';
import { ListHead } from './list/list-head.tsx';
import { noSelection, tick, tickAll } from './list/selection.ts';
import { menuList } from './menu-list.ts';
import styles from './menu-page.module.css';
import { MenuTools } from './menu-tools.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { TickedBar } from './ticked-bar.tsx';
import { useItemsWords } from './use-items-words.ts';
import { useRowActs } from './use-row-acts.ts';

/** Interval for re-evaluating sold-out times, in ms. */
const lookEvery = 10_000;

type MenuBrowserProps = {
  menu: CachedMenu;
  index: () => SearchIndex<CompactItem>;
  filters: ListFilters;
  /** On phones, filters share a line and tools are behind a button. */
  isPhone: boolean;
};

/** The item list with its filters and bulk acts. */
export function MenuBrowser({ menu, index, filters, isPhone }: MenuBrowserProps) {
  const { nameOf } = useItemsWords();
  const { address, changeAddress, cameFrom } = filters;
  const [selection, setSelection] = useState(noSelection);
  const moment = lastBackOnSale(menu, useNow(lookEvery));
  const now = new Date(moment);
  const list = menuList({ menu, index, address, now });
  const shownIds = list.items.map(({ id }) => id);
  const ticked = menu.items.filter(({ id }) => selection.ids.has(id));
  const tickedShown = shownIds.filter((id) => selection.ids.has(id)).length;
  const acts = useRowActs(address, (id, isTicked, isRange) =>
    setSelection((before) => tick(before, shownIds, { id, isTicked, isRange })),
  );
  const kinds: KindFilterProps = {
    counts: list.kindCounts,
    chosen: address.show,
    onChoose: (show) => changeAddress({ show }),
  };
  const sortOff = address.q ? 'q' : address.show ? 'show' : undefined;

  return (
    <div className={styles.browser}>
      <div className={styles.filters}>
        {isPhone && <KindSelect {...kinds} />}
        <CategoryFilter
          categories={menu.categories}
          counts={list.categoryCounts}
          total={list.total}
          chosen={address.category}
          onChoose={(category) => changeAddress({ category })}
        />
      </div>
      <div className={styles.main}>
        {!isPhone && (
          <div className={styles.bar}>
            <KindFilter {...kinds} />
            <MenuTools />
          </div>
        )}
        {list.items.length === 0 ? (
          <NothingShown list={list} filters={filters} />
        ) : (
          <div className={`card-box ${styles.card}`}>
            <ListHead
              shownCount={list.items.length}
              tickedCount={tickedShown}
              onTickAll={(isTicked) => setSelection((before) => tickAll(before, shownIds, isTicked))}
              sortOff={sortOff}
            />
            <ItemList
              list={list}
              now={now}
              acts={acts}
              ticked={selection.ids}
              sortVersion={sortOff ? undefined : menu.listVersions.items}
              categoryNames={new Map(menu.categories.map((category) => [category.id, nameOf(category)]))}
              cameFrom={cameFrom}
            />
          </div>
        )}
        <TickedBar
          items={ticked}
          hiddenCount={ticked.length - tickedShown}
          onDone={() => setSelection(noSelection)}
        />
      </div>
    </div>
  );
}
