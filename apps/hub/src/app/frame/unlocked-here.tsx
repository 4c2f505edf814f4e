import { loadTexts } from '@maru/web/i18n.ts';
import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import type { MyStore } from '#hub/lib/store.tsx';

type Pill = ComponentType<{ storeId: string; mayLock: boolean }>;

/** Says while the app lock is open to this session. It comes once the first screen stands. */
export function UnlockedHere({ store }: { store: MyStore }) {
  const [Pill, setPill] = useState<Pill>();
  const hasLoaded = useRouterState({ select: ({ status }) => status === 'idle' });
  const isNeeded = hasLoaded && !Pill;

  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('#hub/app-lock/unlocked-pill.tsx'), loadTexts('app-lock')]).then(
      ([{ UnlockedPill }]) => setPill(() => UnlockedPill),
      () => undefined,
    );
  }, [isNeeded]);

  return Pill ? <Pill storeId={store.storeId} mayLock={store.role === 'OWNER'} /> : null;
}
