import { Button } from '@mantine/core';
import { MessageState } from '@maru/ui/states/message-state.tsx';
import { sessionStore } from '@maru/web/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { WholePage } from '#hub/lib/whole-page.tsx';
import { isFormerStore } from '#hub/stores/last-store.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import { NotFoundPicture } from './not-found-picture.tsx';
import { RemovedState } from './removed-state.tsx';
import styles from './state.module.css';

/** For unknown addresses and stores of other people. The picture is a link to the start page. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  const { storeId } = useParams({ strict: false });
  const session = sessionStore.getSnapshot();
  const userId = session.status === 'signedIn' ? session.userId : undefined;
  const isOfStore = userId !== undefined && storeId !== undefined;
  // The membership may have ended after the list of stores was cached.
  const { data: stores } = useQuery({ ...myStoresQuery(), enabled: isOfStore, refetchOnMount: 'always' });

  if (isOfStore && stores && isFormerStore(userId, storeId, stores))
    return <RemovedState storeId={storeId} hasOthers={stores.length > 0} />;
  return (
    <WholePage title={t('notFound.title')}>
      <MessageState
        picture={
          <Link to={paths.home()} className={styles.picture} aria-label={t('notFound.home')}>
            <NotFoundPicture />
          </Link>
        }
        title={t('notFound.title')}
        text={t('notFound.text')}
      >
        <Button variant="brand" renderRoot={(props) => <Link to={paths.home()} {...props} />}>
          {t('notFound.home')}
        </Button>
      </MessageState>
    </WholePage>
  );
}
