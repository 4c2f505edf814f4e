import { newKey } from '@maru/web/new-key.ts';

const storageKey = 'maru.till.tab';
const lockPrefix = 'maru-till-tab-';
/** A page that is reloaded still holds its lock for a moment: asked so often, so many ms apart. */
const tries = 6;
const between = 200;

/** The name of this tab. It outlives a reload, and a copy of the tab begins with it too. */
export function tabName(): string {
  const known = sessionStorage.getItem(storageKey);
  return known ?? renameTab();
}

export function renameTab(): string {
  const name = newKey();
  sessionStorage.setItem(storageKey, name);
  return name;
}

let held: Promise<boolean> | null = null;

/** Holds the tab's name as long as the tab is open. False: another open tab has it, of which this one is a copy. */
export function holdTab(): Promise<boolean> {
  held ??= hold(tabName());
  return held;
}

async function hold(name: string): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    if (await takeLock(lockPrefix + name)) return true;
    if (tried === tries) return false;
    await new Promise((resolve) => setTimeout(resolve, between));
  }
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

/** Names of the tabs that are open on this device now. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held: locks = [] } = await navigator.locks.query();
  const names = locks.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name] : []));
  return new Set(names.map((name) => name.slice(lockPrefix.length)));
}
