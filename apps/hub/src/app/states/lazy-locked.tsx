import { loadTexts } from '@maru/web/i18n.ts';
import { lazy, Suspense } from 'react';
import { type Lock, useLocked } from '#hub/lib/locked.ts';
import { PagePending } from './page-pending.tsx';

/** With their texts, once something is locked: most screens of most stores never need them. */
const State = lazy(async () => {
  const [{ LockedState }] = await Promise.all([import('./locked-state.tsx'), loadTexts('app-lock')]);
  return { default: LockedState };
});
const OpenDialog = lazy(async () => {
  const [{ LockedDialog }] = await Promise.all([import('./locked-dialog.tsx'), loadTexts('app-lock')]);
  return { default: LockedDialog };
});

export function LazyLockedState({ lock }: { lock: Lock }) {
  return (
    <Suspense fallback={<PagePending />}>
      <State lock={lock} />
    </Suspense>
  );
}

export function LazyLockedDialog({ storeId }: { storeId: string }) {
  const asked = useLocked();
  return <Suspense>{asked && <OpenDialog storeId={storeId} {...asked} />}</Suspense>;
}
