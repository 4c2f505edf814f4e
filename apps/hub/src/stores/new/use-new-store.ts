import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  emptyNewStore,
  isStarted,
  keepNewStore,
  type NewStore,
  readNewStore,
  storageKey,
} from './new-store.ts';

/** The draft of this person, kept on the device with every change. */
export function useNewStore(userId: string) {
  const { t } = useTranslation('new-store');
  const [store, setStore] = useState<NewStore>(() => readNewStore(localStorage, userId));
  useEffect(() => keepNewStore(localStorage, userId, store), [userId, store]);
  // Two tabs fill in one draft, so that neither writes over the other nor opens the store once more.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey(userId)) setStore(readNewStore(localStorage, userId));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId]);

  // Somebody may have left the page meanwhile; the next visit finds it then.
  const bringBack = () => {
    keepNewStore(localStorage, userId, store);
    setStore(store);
  };

  return {
    store,
    change: (part: Partial<NewStore>) => setStore((before) => ({ ...before, ...part })),
    isStarted: isStarted(store),
    clear: () => setStore(emptyNewStore()),
    /** Throws the draft away; the notice brings it back. */
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
