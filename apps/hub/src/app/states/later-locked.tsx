import { later, usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { ComponentProps } from 'react';
import { type Lock, useShownLock } from '#hub/lib/locked.ts';
import { PagePending } from './page-pending.tsx';

/** Loaded lazily with their texts, because most screens of most stores never need them. */
const state = later(async () => {
  const [{ lockedParts }] = await Promise.all([import('./locked-parts.ts'), loadTexts('app-lock')]);
  return lockedParts.LockedState;
});
const dialog = later(async () => {
  const [{ lockedParts }] = await Promise.all([import('./locked-parts.ts'), loadTexts('app-lock')]);
  return lockedParts.LockedDialog;
});

export function LaterLockedState({ lock }: { lock: Lock }) {
  const State = usePart(state, true);
  return State ? <State lock={lock} /> : <PagePending />;
}

export function LaterLockedDialog({ storeId }: { storeId: string }) {
  const asked = useShownLock();
  return asked && <OpenDialog storeId={storeId} {...asked} />;
}

function OpenDialog(props: ComponentProps<NonNullable<ReturnType<(typeof dialog)['getPart']>>>) {
  const Dialog = usePart(dialog, true);
  return Dialog && <Dialog {...props} />;
}
