import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { ReactNode } from 'react';
import { SortHandle } from '#hub/lib/sorting/sort-handle.tsx';
import type { SortedList } from '#hub/lib/sorting/sort-queue.ts';
import { useSortableRow } from '#hub/lib/sorting/sortable-row.ts';
import { SortingArea } from '#hub/lib/sorting/sorting-area.tsx';
import { useSort } from '#hub/lib/sorting/use-sort.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSaveOrder } from '#hub/menu/items/items.api.ts';
import type { ListGroup } from '#hub/menu/items/menu-list.ts';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './item-row.module.css';
import { ItemRow, type RowActs } from './item-row.tsx';

type RowProps = {
  now: Date;
  acts: RowActs;
  ticked: ReadonlySet<string>;
  currentId: string | undefined;
  /** A new item, highlighted for a moment. */
  addedId: string | undefined;
  onFocus: (itemId: string) => void;
  categoryNames: ReadonlyMap<string, string>;
};

type GroupRowsProps = {
  group: ListGroup;
  /** The rows to render: index in the group, and offset from the top of the list. */
  rows: readonly { at: number; start: number }[];
  sortVersion: number | undefined;
  rowProps: RowProps;
  /** Scrolls an item of the group into view, by index. */
  onReveal: (at: number) => void;
};

export function GroupRows({ group, sortVersion, ...props }: GroupRowsProps) {
  const { category, items } = group;
  if (category && sortVersion !== undefined && items.length > 1) {
    return <SortedRows category={category} items={items} version={sortVersion} {...props} />;
  }
  return <PlainRows group={group} {...props} />;
}

type SortedRowsProps = Omit<GroupRowsProps, 'group' | 'sortVersion'> & {
  category: Category;
  items: readonly CompactItem[];
  version: number;
};

function SortedRows({ category, items, version, rows, rowProps, onReveal }: SortedRowsProps) {
  const { nameOf } = useItemsWords();
  const { storeId } = useStore();
  const { mutateAsync: save } = useSaveOrder(storeId, category.id);
  const { ids, move } = useSort({ of: category.id, ids: items.map(({ id }) => id), version, save, listOf });
  const byId = new Map(items.map((item) => [item.id, item]));
  const name = (id: string) => {
    const item = byId.get(id);
    return item ? nameOf(item) : '';
  };

  return (
    <SortingArea ids={ids} nameOf={name} onMove={move} onReveal={onReveal}>
      {(order) => (
        <ul className={styles.rows} aria-label={nameOf(category)}>
          {rows.map(({ at, start }) => {
            const item = byId.get(order[at] ?? '');
            return (
              item && (
                <SortableLine
                  key={item.id}
                  {...{ item, at, start, rowProps }}
                  count={items.length}
                  handle={<SortHandle id={item.id} tabIndex={item.id === rowProps.currentId ? 0 : -1} />}
                />
              )
            );
          })}
        </ul>
      )}
    </SortingArea>
  );
}

function PlainRows({ group: { category, items }, rows, rowProps }: Omit<GroupRowsProps, 'sortVersion'>) {
  const { t, nameOf } = useItemsWords();

  return (
    <ul className={styles.rows} aria-label={category ? nameOf(category) : t('list')}>
      {rows.map(({ at, start }) => {
        const item = items[at];
        const isFound = category === null;
        return (
          item && (
            <ListLine
              key={item.id}
              {...{ item, at, start, rowProps, isFound }}
              count={items.length}
              handle={null}
            />
          )
        );
      })}
    </ul>
  );
}

type LineProps = {
  item: CompactItem;
  at: number;
  start: number;
  /** Number of items in the group, rendered or not. */
  count: number;
  rowProps: RowProps;
  handle: ReactNode;
  isFound?: boolean;
  sorting?: Record<`data-${string}`, unknown>;
};

function SortableLine(props: LineProps) {
  const { className: _, ...sorting } = useSortableRow(props.item.id, props.at);
  return <ListLine {...props} sorting={sorting} />;
}

function ListLine({ item, at, start, count, rowProps, handle, isFound = false, sorting = {} }: LineProps) {
  const { now, acts, ticked, currentId, addedId, onFocus, categoryNames } = rowProps;
  const isTicked = ticked.has(item.id);

  return (
    <li
      {...sorting}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      data-item={item.id}
      data-added={item.id === addedId || undefined}
      data-current={item.id === currentId}
      data-ticked={isTicked}
      aria-posinset={at + 1}
      aria-setsize={count}
      onFocus={() => onFocus(item.id)}
    >
      <ItemRow
        item={item}
        now={now}
        acts={acts}
        isTicked={isTicked}
        isCurrent={item.id === currentId}
        categoryName={isFound ? categoryNames.get(item.categoryId) : undefined}
        handle={handle}
      />
    </li>
  );
}

/** The refusal of a stale version contains the category's current list (`sortStoreItems`). */
function listOf(row: unknown): SortedList {
  return row as SortedList;
}
