import { Button, Switch } from '@mantine/core';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { DownloadButton } from '#hub/lib/downloads/download-button.tsx';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { eventLogQuery } from './event-log.api.ts';
import styles from './event-log.module.css';
import { ExportLogDialog } from './export-log-dialog.tsx';
import { changeLogAddress, readLogAddress } from './log-address.ts';
import { logColumns, logPhoneAreas } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { useHeldRows } from './use-held-rows.ts';
import { useLogWords } from './use-log-words.ts';

/** Route loader. */
export const loadEventLog = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('event-log', 'log-modules', 'list', 'forms'),
    queryClient.ensureQueryData(eventLogQuery(readLogAddress(search))),
  ]);

/** The log of the whole platform, newest first, with filters, search, following and export. */
export function DebugPage() {
  const words = useLogWords();
  const { t } = words;
  const { address, change } = useAddress({
    read: readLogAddress,
    changed: changeLogAddress,
    scrollsUp: () => false,
  });
  const [isExporting, setIsExporting] = useState(false);
  const found = useQuery(eventLogQuery(address));
  const { follow: isFollowing = false, ...list } = address;
  const { shown, waiting, showNew } = useHeldRows(
    found.isPlaceholderData ? undefined : found.data,
    JSON.stringify(list),
  );

  function showNewest() {
    showNew();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  return (
    <ListPage
      title={t('title')}
      columns={logColumns(words)}
      phoneAreas={logPhoneAreas}
      found={{ ...found, data: shown ?? found.data }}
      state={address.cursor ? { cursor: address.cursor } : {}}
      onStateChange={({ cursor }) => change({ cursor })}
      href={({ id }) => paths.adminLoggedEntry({ entryId: id })}
      search={searchOf(address)}
      texts={{
        count: ({ hasMore, ...count }) => t(hasMore ? 'countMore' : 'count', count),
        loading: t('loading'),
        none: { title: t('none'), text: t('noneText') },
      }}
      actions={<DownloadButton label={t('export.button')} onClick={() => setIsExporting(true)} />}
      filters={
        <ListSearch
          label={t('search')}
          description={t('searchHint')}
          value={address.q}
          onSearch={(q) => change({ q }, true)}
        />
      }
    >
      <LogFilters address={address} onChange={change} />
      <div className={styles.follow}>
        <Switch
          label={t('follow')}
          checked={isFollowing}
          onChange={({ currentTarget }) => change({ follow: currentTarget.checked || undefined })}
        />
      </div>
      {waiting > 0 && (
        <Button className={styles.fresh ?? ''} variant="action" onClick={showNewest}>
          {t('showNew', { count: waiting })}
        </Button>
      )}
      {isExporting && <ExportLogDialog address={address} onClose={() => setIsExporting(false)} />}
    </ListPage>
  );
}

/** The log's parameters for the address of an entry, so that its Back link returns to them. */
function searchOf(address: object): Record<string, string> {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value)]));
}
