import type { StoreEvent, StoreEventType } from '@maru/contract/live/store-events.ts';
import { showNotice } from '@maru/ui/notices.tsx';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inTurn } from '#hub/lib/in-turn.ts';
import { type LiveState, useLiveEvents } from '#hub/lib/live.ts';
import type { MyStore } from '#hub/lib/store.tsx';

/** First words of the query keys that an event of a store touches; what else they hold says of which store. */
const touched: Partial<Record<StoreEventType, readonly string[]>> = {
  STORE_CHANGED: ['stores', 'store-settings'],
  ACCESS_CHANGED: ['stores', 'store-access'],
  APP_LOCK_CHANGED: ['app-lock'],
};

/** What is older than this when the stream begins anew may have changed meanwhile. */
const surelyFresh = 15_000;

/**
 * Asks again for what a store says of itself, its settings, its people and its lock when that changes elsewhere. Where the
 * person's own rights changed, the screen is decided anew. Says how it hears of that.
 */
export function useFollowedStore(storeId: string, store: MyStore | undefined): LiveState {
  const queryClient = useQueryClient();
  const [run] = useState(inTurn);

  const isTouched = (query: Query, words: readonly string[]) => {
    const [first, ...rest] = query.queryKey;
    return words.includes(String(first)) && (rest.includes('mine') || rest.includes(storeId));
  };
  const hear = ({ type }: StoreEvent) => {
    const words = touched[type];
    if (!words) return;
    void run(() => queryClient.invalidateQueries({ predicate: (query) => isTouched(query, words) }));
  };
  const poll = () => {
    const words = Object.values(touched).flat();
    const predicate = (query: Query) =>
      isTouched(query, words) && Date.now() - query.state.dataUpdatedAt > surelyFresh;
    void run(() => queryClient.invalidateQueries({ predicate }));
  };
  const live = useLiveEvents(storeId, hear, poll);
  useDecidedAnew(store);
  useToldOfApproval(store);
  return live;
}

/** Until then a banner says where the application stands; without a word it would only be gone. */
function useToldOfApproval(store: MyStore | undefined) {
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

/** Routes decide by the rights that the person had when they loaded. */
function useDecidedAnew(store: MyStore | undefined) {
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
