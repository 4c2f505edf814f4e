import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMore } from '#hub/lib/use-more.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './entries.module.css';
import { NotLoaded } from './not-loaded.tsx';

export type EntryQuery<Entry> = {
  data: { pages: readonly { content: readonly Entry[] }[] } | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type EntryListProps<Entry> = {
  query: EntryQuery<Entry>;
  /** Text for an empty list. */
  none: string;
  renderEntry: (entry: Entry) => ReactNode;
};

/** Paged list of entries of a store or user. */
export function EntryList<Entry extends { id: string }>({ query, none, renderEntry }: EntryListProps<Entry>) {
  const { t } = useAdminWords();
  const { data, hasNextPage, isFetchingNextPage } = query;
  const entries = data?.pages.flatMap(({ content }) => content);
  const { list, more } = useMore<HTMLOListElement>({
    count: entries?.length ?? 0,
    isFetching: isFetchingNextPage,
    fetch: query.fetchNextPage,
  });

  return (
    <>
      {entries === undefined && <NotLoaded query={query} />}
      {entries?.length === 0 && <p className={styles.none}>{none}</p>}
      <ol ref={list} className={styles.list}>
        {entries?.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            {renderEntry(entry)}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button aria-busy={isFetchingNextPage} onClick={more}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
