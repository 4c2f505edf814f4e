import { loadTexts } from '@maru/web/i18n.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import { useLater } from './use-later.ts';

/** Says while the app lock is open to this session. */
export function UnlockedHere({ store }: { store: MyStore }) {
  const Pill = useLater(loadPill, true);
  return Pill ? <Pill storeId={store.storeId} mayLock={store.role === 'OWNER'} /> : null;
}

async function loadPill() {
  const [{ UnlockedPill }] = await Promise.all([
    import('#hub/app-lock/unlocked-pill.tsx'),
    loadTexts('app-lock'),
  ]);
  return UnlockedPill;
}
