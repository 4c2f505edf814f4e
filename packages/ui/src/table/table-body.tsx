import { Skeleton } from '@mantine/core';
import type { RenderLink } from '@maru/ui/frame/page-nav.tsx';
import styles from '@maru/ui/table/data-table.module.css';
import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Column, TableRow } from './table-model.ts';

/** The target of a row: its title becomes a link that covers the row. */
export type RowLink<Data extends RowData> = { href: (row: Data) => string; renderLink: RenderLink };

type BodyProps<Data extends RowData> = {
  columns: Column<Data>[];
  rows: TableRow<Data>[];
  rowLink: RowLink<Data> | undefined;
};

export function PlainBody<Data extends RowData>({ rows, ...rest }: BodyProps<Data>) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} className={styles.row}>
          <Cells row={row} {...rest} />
        </tr>
      ))}
    </tbody>
  );
}

const ROW_HEIGHT = 56;

/** Renders only the visible rows. Two spacer rows take the height of the others. */
export function VirtualBody<Data extends RowData>(props: BodyProps<Data> & { scroller: HTMLElement | null }) {
  'use no memo'; // The virtualizer is one mutable object; memoized by the compiler it would not update.
  const { rows, scroller, ...rest } = props;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    initialRect: { width: 0, height: 600 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <tbody>
      <Spacer height={before} columns={rest.columns.length} />
      {items.map((item) => {
        const row = rows[item.index];
        return (
          row && (
            <tr
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              aria-rowindex={item.index + 2}
              className={styles.row}
            >
              <Cells row={row} {...rest} />
            </tr>
          )
        );
      })}
      <Spacer height={after} columns={rest.columns.length} />
    </tbody>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={styles.spacer}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

function Cells<Data extends RowData>({
  row,
  columns,
  rowLink,
}: Omit<BodyProps<Data>, 'rows'> & { row: TableRow<Data> }) {
  return columns.map((column) => {
    const content = column.cell(row.original);
    const isLink = column.isTitle && rowLink;
    return (
      <td
        key={column.id}
        style={{ gridArea: column.id }}
        data-label={column.header}
        data-align={column.align}
        data-title={column.isTitle}
        data-wide-only={column.isWideOnly}
        data-phone-end={column.isAtEndOnPhone}
      >
        {isLink
          ? rowLink.renderLink({
              href: rowLink.href(row.original),
              className: styles.link ?? '',
              children: content,
            })
          : content}
      </td>
    );
  });
}

/** Skeletons for the expected number of rows. */
export function SkeletonBody<Data extends RowData>({
  columns,
  count,
}: {
  columns: Column<Data>[];
  count: number;
}) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <tr key={row} className={styles.row}>
          {columns.map((column) => (
            <td
              key={column.id}
              data-align={column.align}
              data-title={column.isTitle}
              data-wide-only={column.isWideOnly}
              style={{ gridArea: column.id }}
            >
              <Skeleton
                height={16}
                width={column.isTitle ? '70%' : '50%'}
                className={styles.skeleton ?? ''}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
