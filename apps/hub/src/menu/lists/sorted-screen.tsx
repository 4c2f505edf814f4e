import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import type { ReactNode } from 'react';
import { SortableList } from '#hub/lib/sorting/sortable-list.tsx';
import type { OnMove } from '#hub/lib/sorting/sorting-area.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { ChangesLink } from '#hub/menu/changes-link.tsx';
import styles from './sorted-screen.module.css';

type SortedScreenProps<T extends { id: string }> = {
  storeId: string;
  words: {
    title: string;
    /** Missing where there is no room for it. */
    count: string | undefined;
    intro: string;
    /** Name of the list for screen readers. */
    list: string;
    changes: string;
    emptyTitle: string;
    emptyText: string;
  };
  /** The button that adds a row. */
  add: ReactNode;
  /** Already in the order that `useSort` returns. */
  items: readonly T[];
  nameOf: (item: T) => string;
  onMove: OnMove;
  renderItem: (item: T, handle: ReactNode) => ReactNode;
  /** Dialogs over the list. */
  children?: ReactNode;
};

/** Layout of a menu screen with a sortable list. */
export function SortedScreen<T extends { id: string }>(props: SortedScreenProps<T>) {
  const { storeId, words, add, items, nameOf, onMove, renderItem, children } = props;
  const isEmpty = items.length === 0;

  return (
    <StoreFrame
      title={words.title}
      headerSlot={!isEmpty && words.count && <StatusBadge>{words.count}</StatusBadge>}
      actions={
        <>
          <ChangesLink storeId={storeId} label={words.changes} />
          {!isEmpty && add}
        </>
      }
    >
      {isEmpty ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} action={add} />
      ) : (
        <div className={styles.page}>
          <p className={styles.intro}>{words.intro}</p>
          <SortableList
            items={items}
            label={words.list}
            nameOf={nameOf}
            onMove={onMove}
            isDisabled={items.length === 1}
            renderItem={renderItem}
          />
        </div>
      )}
      {children}
    </StoreFrame>
  );
}
