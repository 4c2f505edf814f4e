import { later } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import { useFramePart } from './use-frame-part.ts';

const unlockedPill = later(async () => {
  const [{ frameParts }] = await Promise.all([import('./frame-parts.ts'), loadTexts('app-lock')]);
  return frameParts.UnlockedPill;
});

/** Says that the app lock is open to this session. */
export function UnlockedHere({ store }: { store: MyStore }) {
  const Pill = useFramePart(unlockedPill);
  return Pill ? <Pill storeId={store.storeId} mayLock={store.role === 'OWNER'} /> : null;
}
