import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { atuSettingQuery, closedLock } from '#hub/app-lock/atu-setting.api.ts';
import type { LockNote } from '#hub/app-lock/lock-note.tsx';
import { useLater } from './use-later.ts';

const part = 'MENU_EDIT';

let Note: typeof LockNote | undefined;

/** Most stores lock nothing: it comes with its texts where one does. */
async function loadNote() {
  const [note] = await Promise.all([import('#hub/app-lock/lock-note.tsx'), loadTexts('app-lock')]);
  Note = note.LockNote;
  return Note;
}

/** For the loaders of the menu: the note stands before its screen does, and pushes nothing away. */
export async function loadMenuLock(queryClient: QueryClient, storeId: string): Promise<void> {
  try {
    const setting = await queryClient.ensureQueryData(atuSettingQuery(storeId));
    if (closedLock(setting, part)) await loadNote();
  } catch {
    // The menu can be read all the same, and an act that is refused says why.
  }
}

/** What the loader has asked so lately is not asked again, in ms. */
const surelyFresh = 15_000;

/** Says while the app lock keeps this session from editing the menu. The frame of the store hears of changes. */
export function MenuLock({ storeId }: { storeId: string }) {
  const { data: setting } = useQuery({ ...atuSettingQuery(storeId), staleTime: surelyFresh });
  const lock = setting && closedLock(setting, part);
  const Later = useLater(loadNote, lock !== undefined);
  const Shown = Note ?? Later;
  return <div role="status">{lock && Shown && <Shown lock={lock} />}</div>;
}
