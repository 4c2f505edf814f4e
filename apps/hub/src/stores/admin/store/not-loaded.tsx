import { Button, Skeleton } from '@mantine/core';
import { errorWords } from '@maru/web/report-error.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './entries.module.css';

type NotLoadedProps = { query: { error: unknown; refetch: () => Promise<unknown> } };

/** Replaces a part that is loading or has failed to load; can retry. */
export function NotLoaded({ query: { error, refetch } }: NotLoadedProps) {
  const { t } = useAdminWords();
  if (!error) return <Skeleton height={96} radius="md" />;
  return (
    <div role="alert" className={styles.none}>
      <p>{errorWords(error) ?? t('app:loadingFailed.title')}</p>
      <Button onClick={() => void refetch()}>{t('again')}</Button>
    </div>
  );
}
