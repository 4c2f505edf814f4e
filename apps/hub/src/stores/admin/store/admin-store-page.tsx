import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { accessQuery, eventLogQuery, followedStoreQuery } from '#hub/stores/admin/admin.api.ts';
import { ApplicationBadge } from '#hub/stores/admin/application-badge.tsx';
import { CloseRequestCard } from '#hub/stores/admin/store/closing/close-request-card.tsx';
import { DecisionCard } from '#hub/stores/admin/store/decision/decision-card.tsx';
import { EventLogCard } from '#hub/stores/admin/store/log/event-log-card.tsx';
import { ChangeCard } from '#hub/stores/admin/store/registration/change-card.tsx';
import { RegistrationCard } from '#hub/stores/admin/store/registration/registration-card.tsx';
import { RegistrationImage } from '#hub/stores/admin/store/registration/registration-image.tsx';
import { TimeLeftBadge } from '#hub/stores/admin/time-left-badge.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { closeRequestQuery } from '#hub/stores/closing/closing.api.ts';
import { OpeningStatus } from '#hub/stores/status/opening-badge.tsx';
import styles from './admin-store-page.module.css';
import { CommentsCard } from './comments-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { SuspensionLine } from './suspension-line.tsx';

/** One store for admins, with the image of the certificate beside the fields typed from it. */
export function AdminStorePage({ accessCard }: { accessCard: (storeId: string) => ReactNode }) {
  const { storeId } = useParams({ from: '/signed-in/admin/stores/$storeId' });
  // The key resets all state when the store changes.
  return <AdminStore key={storeId} storeId={storeId} accessCard={accessCard(storeId)} />;
}

function AdminStore({ storeId, accessCard }: { storeId: string; accessCard: ReactNode }) {
  const { t } = useAdminWords();
  const { data: store } = useSuspenseQuery(followedStoreQuery(storeId));
  const { data: access } = useSuspenseQuery(accessQuery(storeId));
  const log = useInfiniteQuery(eventLogQuery(storeId));
  const { applicationStatus } = store;
  // The status that this admin has seen. Another admin may decide meanwhile.
  const [known, setKnown] = useState(applicationStatus);
  const owner = access.members.find(({ role }) => role === 'OWNER');
  const { data: closing } = useQuery(closeRequestQuery(storeId));
  const isInQueue =
    applicationStatus === 'PENDING' ||
    store.registrationChange?.state === 'WAITING' ||
    closing?.status === 'OPEN';
  const back = isInQueue
    ? { to: paths.adminApproval(), label: t('queue.title') }
    : { to: paths.adminStores(), label: t('stores.title') };

  return (
    <StoreFrame
      title={store.name}
      back={back}
      headerSlot={
        <>
          <ApplicationBadge
            status={applicationStatus}
            isSentBack={applicationStatus === 'DRAFT' && store.applicationReason !== null}
          />
          {applicationStatus === 'APPROVED' && <OpeningStatus storeId={storeId} />}
          {store.applicationDueAt && <TimeLeftBadge dueAt={store.applicationDueAt} />}
        </>
      }
    >
      <div role="status">
        {known !== applicationStatus && (
          <p className={`warning-box ${styles.moved}`}>
            {t('movedElsewhere', { status: t(`statuses.${applicationStatus}`) })}
            <button type="button" className={styles.seen} onClick={() => setKnown(applicationStatus)}>
              {t('seen')}
            </button>
          </p>
        )}
      </div>
      {applicationStatus === 'TERMINATED' && <SuspensionLine storeId={storeId} />}
      <div className={styles.store}>
        <div className={styles.image}>
          <RegistrationImage awsKey={imageOf(store)} />
        </div>
        <div className={styles.column}>
          <CloseRequestCard store={store} onDecided={setKnown} />
          {store.registrationChange?.state === 'WAITING' && <ChangeCard storeId={storeId} />}
          <DecisionCard store={store} onDecided={setKnown} />
          <RegistrationCard store={store} ownerId={owner?.userId} />
        </div>
      </div>
      <div className={styles.more}>
        <HistoryCard storeId={storeId} />
        <CommentsCard storeId={storeId} />
        {accessCard}
        <EventLogCard query={log} />
      </div>
    </StoreFrame>
  );
}

/** The image to compare with: that of the pending change, if it has one, else the store's. */
function imageOf({ registrationChange: change, registrationImageKey }: Store): string | null {
  return (change?.state === 'WAITING' ? change.registrationImageKey : null) ?? registrationImageKey;
}
