import { newKey } from '@maru/web/new-key.ts';

const storageKey = 'maru.till.tab';
const lockPrefix = 'maru-till-tab-';
/** A page that is reloaded still holds its lock for a moment: asked so often, so many ms apart. */
const tries = 6;
const between = 200;

/** The name of this tab. It outlives a reload, and a copy of the tab begins with it too. */
export function tabName(): string {
  return sessionStorage.getItem(storageKey) ?? renameTab();
}

function renameTab(): string {
  const name = newKey();
  sessionStorage.setItem(storageKey, name);
  return name;
}

let held: Promise<{ isCopy: boolean }> | null = null;

/**
 * Holds the tab's name as long as the page lives; asked again, the answer is the same. A copy of an open tab gets a name
 * of its own.
 */
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

/** Whether the lock was free; it is then kept until the page goes. */
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

/** Names of the tabs that are open on this device, for an act that no other tab does at the same time. */
export async function withOpenTabs(act: (open: ReadonlySet<string>) => void): Promise<void> {
  await navigator.locks.request('maru-till-tabs', async () => {
    const { held: locks = [] } = await navigator.locks.query();
    const names = locks.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name] : []));
    act(new Set(names.map((name) => name.slice(lockPrefix.length))));
  });
}
