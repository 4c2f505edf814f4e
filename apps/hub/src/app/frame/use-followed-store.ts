import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followLater } from '#hub/app/live/follow-later.ts';
import { type LiveState, useLiveEvents } from '#hub/lib/live.ts';
import type { MyStore } from '#hub/lib/store.tsx';

/**
 * Subscribes to the store's events for all of its screens and refetches what they make stale
 * (`stale-queries.ts`). If the person's own rights change, the routes are loaded again.
 */
export function useFollowedStore(storeId: string, store: MyStore | undefined): LiveState {
  const queryClient = useQueryClient();
  const [events] = useState(() => followLater(queryClient));
  const live = useLiveEvents(
    storeId,
    (event) => events.onEvent(storeId, event),
    () => events.poll(storeId),
  );
  useReloadOnRightsChange(store);
  useApprovalNotice(store);
  return live;
}

/** The banner of a pending application disappears on approval, so a notice says why. */
function useApprovalNotice(store: MyStore | undefined) {
  const { t } = useTranslation('app');
  const storeId = store?.storeId;
  const status = store?.applicationStatus;
  const before = useRef({ storeId, status });

  useEffect(() => {
    const wasPending = before.current.storeId === storeId && before.current.status === 'PENDING';
    before.current = { storeId, status };
    if (wasPending && status === 'APPROVED')
      showNotice({ id: 'application', type: 'SUCCESS', message: t('stores.approved') });
  }, [storeId, status, t]);
}

/** Routes check rights when they load. If rights change later, they must load again. */
function useReloadOnRightsChange(store: MyStore | undefined) {
  const router = useRouter();
  const storeId = store?.storeId;
  const standing = store && [store.role, ...store.rights, store.applicationStatus].join();
  const before = useRef({ storeId, standing });

  useEffect(() => {
    const isSameStore = before.current.storeId === storeId;
    const isChanged = isSameStore && before.current.standing !== standing;
    before.current = { storeId, standing };
    if (isChanged) void router.invalidate();
  }, [router, storeId, standing]);
}
