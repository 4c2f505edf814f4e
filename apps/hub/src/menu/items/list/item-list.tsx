import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MenuList } from '#hub/menu/items/menu-list.ts';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import { GroupHeading } from './group-heading.tsx';
import { GroupRows } from './group-rows.tsx';
import styles from './item-list.module.css';
import type { RowActs } from './item-row.tsx';
import { stepTo } from './key-steps.ts';
import { layoutOf } from './list-layout.ts';
import { type ListPosition, useListPosition } from './list-position.ts';
import { type DrawnLine, useLines } from './use-lines.ts';

type ItemListProps = {
  list: MenuList;
  now: Date;
  acts: RowActs;
  ticked: ReadonlySet<string>;
  /** Version of the sort order; missing if the list cannot be sorted. */
  sortVersion: number | undefined;
  categoryNames: ReadonlyMap<string, string>;
  /** Position in the list when it was left. */
  cameFrom: ListPosition | undefined;
};

/** Virtualized list of items. It is one tab stop; arrow keys move between rows. */
export function ItemList(props: ItemListProps) {
  const { list, now, acts, ticked, sortVersion, categoryNames, cameFrom } = props;
  const { t } = useItemsWords();
  const element = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(cameFrom?.itemId);
  const wanted = useRef<string>(undefined);
  const layout = layoutOf(list.groups);
  const currentAt = list.items.findIndex(({ id }) => id === current);
  const lines = useLines(element, layout, layout.lineOfItem(Math.max(currentAt, 0)));
  const addedId = cameFrom?.scrollY === 'NEW' ? cameFrom.itemId : undefined;
  const currentId = list.items[Math.max(currentAt, 0)]?.id;

  const focus = (item: CompactItem | undefined) => {
    if (!item) return;
    wanted.current = item.id;
    setCurrent(item.id);
    lines.reveal(layout.lineOfItem(list.items.indexOf(item)));
    focusLink(element.current, item.id);
  };
  // A row outside the viewport can only be focused after it was rendered.
  useLayoutEffect(() => {
    if (wanted.current && focusLink(element.current, wanted.current)) wanted.current = undefined;
  });
  useListPosition(cameFrom, {
    onFocus: (itemId) => focusLink(element.current, itemId),
    onReveal: (itemId) => focus(list.items.find(({ id }) => id === itemId)),
  });

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const link = event.target instanceof HTMLElement && event.target.closest('[data-row-link]');
    if (!link || !currentId) return;
    const to = stepTo(event.key, Math.max(currentAt, 0), list.items.length);
    if (to === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) acts.onTick(currentId, !ticked.has(currentId), event.shiftKey);
    else focus(list.items[to]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the links inside
    <div ref={element} className={styles.list} style={{ height: lines.height }} onKeyDown={handleKey}>
      {sectionsOf(lines.drawn, layout.lineAt).map(({ group: at, heading, rows }) => {
        const group = list.groups[at];
        return (
          group && (
            <section key={group.category?.id ?? 'found'} aria-label={group.category ? undefined : t('list')}>
              {group.category && heading !== undefined && (
                <GroupHeading category={group.category} count={group.items.length} start={heading} />
              )}
              <GroupRows
                group={group}
                rows={rows}
                sortVersion={sortVersion}
                rowProps={{ now, acts, ticked, currentId, addedId, onFocus: setCurrent, categoryNames }}
                onReveal={(place) => lines.reveal(layout.lineIn(at, place))}
              />
            </section>
          )
        );
      })}
    </div>
  );
}

type Section = { group: number; heading: number | undefined; rows: { at: number; start: number }[] };

/** The rendered lines by group. */
function sectionsOf(
  drawn: readonly DrawnLine[],
  lineAt: (index: number) => { group: number; at: number | null },
): Section[] {
  const sections: Section[] = [];
  for (const { index, start } of drawn) {
    const { group, at } = lineAt(index);
    let section = sections.at(-1);
    if (section?.group !== group) {
      section = { group, heading: undefined, rows: [] };
      sections.push(section);
    }
    if (at === null) section.heading = start;
    else section.rows.push({ at, start });
  }
  return sections;
}

function focusLink(list: HTMLElement | null, itemId: string): boolean {
  const link = list?.querySelector<HTMLElement>(`[data-item="${itemId}"] [data-row-link]`);
  link?.focus({ preventScroll: true });
  return Boolean(link);
}
