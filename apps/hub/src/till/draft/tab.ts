import { newKey } from '@maru/web/new-key.ts';

const storageKey = 'maru.till.tab';
const lockPrefix = 'maru-till-tab-';
/** Number of tries, and ms between them. They are needed because a reloading page holds its lock for a moment. */
const tries = 6;
const between = 200;

/** Id of this tab, kept across reloads. A duplicated tab starts with the same id. */
export function tabName(): string {
  return sessionStorage.getItem(storageKey) ?? renameTab();
}

function renameTab(): string {
  const name = newKey();
  sessionStorage.setItem(storageKey, name);
  return name;
}

let held: Promise<{ isCopy: boolean }> | null = null;

/** Locks the tab's id for the lifetime of the page. Idempotent. A duplicated tab gets a new id. */
export function holdTab(): Promise<{ isCopy: boolean }> {
  held ??= hold();
  return held;
}

async function hold() {
  for (let tried = 1; tried <= tries; tried += 1) {
    if (await takeLock(lockPrefix + tabName())) return { isCopy: false };
    await new Promise((resolve) => setTimeout(resolve, between));
  }
  await takeLock(lockPrefix + renameTab());
  return { isCopy: true };
}

/** Whether the lock was free. It is then held for the lifetime of the page. */
function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<void>(() => undefined) : undefined;
      })
      .catch(reject);
  });
}

/** Calls `act` with the ids of the open tabs of this device, one tab at a time. */
export async function withOpenTabs(act: (open: ReadonlySet<string>) => void): Promise<void> {
  await navigator.locks.request('maru-till-tabs', async () => {
    const { held: locks = [] } = await navigator.locks.query();
    const names = locks.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name] : []));
    act(new Set(names.map((name) => name.slice(lockPrefix.length))));
  });
}
