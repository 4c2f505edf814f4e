const key = 'maru.return-to';
/** A sign-in that takes longer than this counts as given up. */
const longestSignIn = 600_000;

type StoredPath = { path: string; since: number };

/** Where this tab goes after the sign-in. */
export function saveReturnPath(path: string, now = Date.now()): void {
  sessionStorage.setItem(key, JSON.stringify({ path, since: now } satisfies StoredPath));
}

/** Returns the path once, then `/`. Always a path of this origin. */
export function takeReturnPath(): string {
  const { path } = read();
  forgetReturnPath();
  return path;
}

/**
 * The same for a tab that comes back to the start page because another tab finished its sign-in. The path is
 * valid only as long as a sign-in takes; later it would lead to a page that the person has forgotten.
 */
export function takeRecentReturnPath(now = Date.now()): string {
  const path = isReturnPathRecent(now) ? read().path : '/';
  forgetReturnPath();
  return path;
}

export function isReturnPathRecent(now = Date.now()): boolean {
  return now - read().since < longestSignIn;
}

/** Forgets the path once the tab has arrived at a page. */
export function forgetReturnPath(): void {
  sessionStorage.removeItem(key);
}

function read(): StoredPath {
  const nowhere = { path: '/', since: 0 };
  try {
    const { path = '/', since = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<StoredPath>;
    const url = new URL(path, location.origin);
    // Two slashes at the start would name another host.
    const isOurs = url.origin === location.origin && !url.pathname.startsWith('//');
    return isOurs ? { path: url.pathname + url.search + url.hash, since } : nowhere;
  } catch {
    return nowhere;
  }
}
