import { later } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { atuSettingQuery, closedLock, surelyFresh } from '#hub/app-lock/atu-setting.api.ts';
import type { Lock } from '#hub/lib/locked.ts';
import { useFramePart } from './use-frame-part.ts';

const part = 'MENU_EDIT';

/** Most stores lock nothing: it comes with its texts where one does. */
const lockNote = later(async () => {
  const [{ LockNote }] = await Promise.all([import('#hub/app-lock/lock-note.tsx'), loadTexts('app-lock')]);
  return LockNote;
});

/** How long a screen waits for a note that most stores do not have, in ms. */
const atMost = 300;

/**
 * For the loaders of the menu: the note stands before its screen does, and pushes nothing away. Where the answer is
 * slow the screen goes first, and the note comes when it can.
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
    // The menu can be read all the same, and an act that is refused says why.
  }
}

/** Says while the app lock keeps this session from editing the menu. The frame of the store hears of changes. */
export function MenuLock({ storeId }: { storeId: string }) {
  const { data: setting } = useQuery({ ...atuSettingQuery(storeId), staleTime: surelyFresh });
  const lock = setting && closedLock(setting, part);
  return <div role="status">{lock && <Note lock={lock} />}</div>;
}

function Note({ lock }: { lock: Lock }) {
  const LockNote = useFramePart(lockNote);
  return LockNote && <LockNote lock={lock} />;
}
