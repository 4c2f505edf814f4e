import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { type Column, DataTable, type Paging, type TableState } from '@maru/ui/table/data-table.tsx';
import { formatCount } from '@maru/web/format.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import { type Back, StoreFrame } from '#hub/lib/store-frame.tsx';
import styles from './list-page.module.css';
import { moveInLinks } from './move-in-links.ts';

/**
 * One page of rows, numbered or by cursor. With a cursor, the count stops at a limit. `more` then says that
 * there are further rows.
 */
type RowsFound<Row> = {
  content: Row[];
  totalElements: number;
  totalPages?: number;
  nextCursor?: string | null;
  previousCursor?: string | null;
  more?: boolean;
};

type ListPageProps<Row extends { id: string }> = {
  title: string;
  /** Name of the table, if it differs from the page's title. */
  label?: string;
  back?: Back | undefined;
  actions?: ReactNode;
  /** Above the table: periods, filters, sums. */
  children?: ReactNode;
  /** Search fields in one row above the table. */
  filters?: ReactNode;
  columns: Column<Row>[];
  found: { data: RowsFound<Row> | undefined; error: Error | null; refetch: () => unknown };
  /** Page and sort order, kept in the address. */
  state: TableState;
  onStateChange: (state: TableState) => void;
  /** The address that a row opens; without it, rows are not links. */
  href?: (row: Row) => string;
  /** Search parameters added to that address: the filters and page of this list, so that Back returns to it. */
  search?: Record<string, string>;
  texts: {
    count: (count: { count: number; number: string; hasMore: boolean }) => string;
    loading: string;
    none: { title: string; text: string; action?: ReactNode };
  };
  /** As in `DataTable`. */
  phoneAreas?: string;
};

/** A page with a table: the number of rows, rows that are links (j, k and the arrows move between them), and paging. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, label = title, back, found, texts, href, search = {} } = props;
  const { t } = useTranslation('list');
  const page = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = found;
  const failed = error && !data;
  const move = (by: 1 | -1) => moveInLinks(page.current?.querySelector('tbody') ?? null, by);

  useKeys([
    { keys: ['j', 'ArrowDown'], label: t('keys.next'), onPress: () => move(1) },
    { keys: ['k', 'ArrowUp'], label: t('keys.previous'), onPress: () => move(-1) },
  ]);

  return (
    <StoreFrame
      title={title}
      {...(back && { back })}
      headerSlot={data && <StatusBadge>{texts.count(countOf(data))}</StatusBadge>}
      actions={props.actions}
    >
      <div ref={page} className={styles.page}>
        {props.children}
        <DataTable
          label={label}
          columns={props.columns}
          rows={data?.content ?? (failed ? [] : undefined)}
          rowId={({ id }) => id}
          state={props.state}
          onStateChange={props.onStateChange}
          paging={{
            ...pagingOf(data, (current, count) => t('pager.page', { page: current, count })),
            texts: {
              label: t('pager.label'),
              first: t('pager.first'),
              previous: t('pager.previous'),
              next: t('pager.next'),
            },
          }}
          {...(href && {
            rowLink: {
              href,
              renderLink: ({ href: to, ...link }) => <Link to={to} search={search} {...link} />,
            },
          })}
          {...(props.filters && { filters: props.filters })}
          empty={
            failed ? (
              <ErrorState
                title={t('failed')}
                text={errorWords(error) ?? t('app:loadingFailed.text')}
                retry={{ label: t('retry'), onRetry: () => void refetch() }}
              />
            ) : (
              <EmptyState {...texts.none} />
            )
          }
          loadingText={texts.loading}
          {...(props.phoneAreas && { phoneAreas: props.phoneAreas })}
        />
      </div>
    </StoreFrame>
  );
}

function countOf({ totalElements, more = false }: RowsFound<unknown>) {
  return { count: totalElements, number: formatCount(totalElements), hasMore: more };
}

function pagingOf(
  data: RowsFound<unknown> | undefined,
  pageText: (page: number, count: number) => string,
): Paging {
  const { totalPages, nextCursor, previousCursor } = data ?? {};
  if (totalPages !== undefined) return { kind: 'pages', pageCount: totalPages, pageText };
  return { kind: 'cursor', next: nextCursor ?? undefined, previous: previousCursor ?? undefined };
}
