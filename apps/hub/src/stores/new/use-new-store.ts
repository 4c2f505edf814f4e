import { showNotice } from '@maru/ui/notices.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyNewStore, isStarted, keepNewStore, type NewStore, readNewStore } from './new-store.ts';

/** The draft of this person, kept on the device with every change. */
export function useNewStore(userId: string) {
  const { t } = useTranslation('new-store');
  const [store, setStore] = useState<NewStore>(() => readNewStore(localStorage, userId));
  useEffect(() => keepNewStore(localStorage, userId, store), [userId, store]);

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
        action: { label: t('bringBack'), onSelect: () => setStore(store) },
      });
    },
  };
}
