import { later } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { atuSettingQuery, closedLock, freshAfterLoading } from '#hub/app-lock/atu-setting.api.ts';
import type { Lock } from '#hub/lib/locked.ts';
import { useFramePart } from './use-frame-part.ts';

const part = 'MENU_EDIT';

/** Loaded lazily with its texts, because most stores do not lock their menu. */
const lockNote = later(async () => {
  const [{ LockNote }] = await Promise.all([import('#hub/app-lock/lock-note.tsx'), loadTexts('app-lock')]);
  return LockNote;
});

/** How long a screen waits for the note, in ms. Most stores need none. */
const atMost = 300;

/**
 * For loaders of menu screens: loads the note before the screen renders, so that the layout does not shift.
 * If the server is slow, the screen renders first and the note appears later.
 */
export async function loadMenuLock(queryClient: QueryClient, storeId: string): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, atMost));
  await Promise.race([loadLockAndNote(queryClient, storeId), late]);
}

async function loadLockAndNote(queryClient: QueryClient, storeId: string): Promise<void> {
  try {
    const setting = await queryClient.ensureQueryData(atuSettingQuery(storeId));
    if (closedLock(setting, part)) await lockNote.load();
  } catch {
    // The note is optional: the menu can be read without it, and refused acts say why.
  }
}

/**
 * Says that the app lock keeps this session from editing the menu. The store's frame keeps the setting up to
 * date.
 */
export function MenuLock({ storeId }: { storeId: string }) {
  const { data: setting } = useQuery({ ...atuSettingQuery(storeId), staleTime: freshAfterLoading });
  const lock = setting && closedLock(setting, part);
  return <div role="status">{lock && <Note lock={lock} />}</div>;
}

function Note({ lock }: { lock: Lock }) {
  const LockNote = useFramePart(lockNote);
  return LockNote && <LockNote lock={lock} />;
}
