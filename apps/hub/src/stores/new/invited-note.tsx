import { Button } from '@mantine/core';
import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { ownInvitationsQuery, useOwnInvitations } from '#hub/stores/own-invitations.api.ts';
import { myStoresQuery, useMyStores } from '#hub/stores/stores.api.ts';
import styles from './new-store.module.css';

/**
 * Notes for people who were invited into a store, and for people without a store who may be waiting to be added to one.
 */
export function InvitedNote({ username }: { username: string }) {
  const hasNone = useMyStores().length === 0;
  const isInvited = useOwnInvitations().length > 0;
  if (isInvited) return <Invited />;
  return hasNone ? <NotAddedYet username={username} /> : null;
}

function Invited() {
  const { t } = useTranslation('new-store');
  const [first, ...others] = useOwnInvitations();
  const words = others.length > 0 ? 'waiting.several' : 'waiting.one';
  return (
    <aside className={styles.invited} aria-label={t('waiting.title')}>
      <p>
        <strong>{t('waiting.title')}</strong>
        <br />
        {t(words, { store: first?.storeName, others: others.length })}
      </p>
      <Button renderRoot={(props) => <Link to={paths.join()} {...props} />}>{t('waiting.look')}</Button>
    </aside>
  );
}

function NotAddedYet({ username }: { username: string }) {
  const { t } = useTranslation('new-store');
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const lookAgain = async () => {
    const [stores] = await Promise.all([
      queryClient.fetchQuery({ ...myStoresQuery(), staleTime: 0 }),
      queryClient.fetchQuery(ownInvitationsQuery()),
    ]);
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
