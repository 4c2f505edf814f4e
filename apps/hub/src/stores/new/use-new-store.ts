import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  emptyNewStore,
  isStarted,
  type NewStore,
  readNewStore,
  saveNewStore,
  storageKey,
} from './new-store.ts';

/** Draft of this person, stored on the device with every change. */
export function useNewStore(userId: string) {
  const { t } = useTranslation('new-store');
  const [store, setStore] = useState<NewStore>(() => readNewStore(localStorage, userId));
  useEffect(() => saveNewStore(localStorage, userId, store), [userId, store]);
  // Tabs share one draft, so that they do not overwrite each other or open the store twice.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey(userId)) setStore(readNewStore(localStorage, userId));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId]);

  // Also stores the draft, since the page may have been left.
  const bringBack = () => {
    saveNewStore(localStorage, userId, store);
    setStore(store);
  };

  return {
    store,
    change: (part: Partial<NewStore>) => setStore((before) => ({ ...before, ...part })),
    isStarted: isStarted(store),
    clear: () => setStore(emptyNewStore()),
    /** Discards the draft. A notice can restore it. */
    discard: () => {
      setStore(emptyNewStore());
      showNotice({
        id: 'new-store-discarded',
        type: 'SUCCESS',
        message: t('discarded'),
        action: { label: t('bringBack'), onSelect: bringBack },
      });
    },
  };
}
