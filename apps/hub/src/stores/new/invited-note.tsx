import { Button } from '@mantine/core';
import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { myStoresQuery, useMyStores } from '#hub/stores/stores.api.ts';
import styles from './new-store.module.css';

/** For who came here because they are in no store yet, and waits to be added to one. */
export function InvitedNote({ username }: { username: string }) {
  const { t } = useTranslation('new-store');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hasNone = useMyStores().length === 0;
  if (!hasNone) return null;

  const lookAgain = async () => {
    const stores = await queryClient.fetchQuery({ ...myStoresQuery(), staleTime: 0 });
    if (stores.length > 0) await navigate({ to: paths.home() });
  };
  return (
    <aside className={styles.invited} aria-label={t('invited.title')}>
      <p>
        <strong>{t('invited.title')}</strong>
        <br />
        {t('invited.text', { username })}
      </p>
      <Button onClick={() => void lookAgain().catch(reportError)}>{t('invited.again')}</Button>
    </aside>
  );
}
