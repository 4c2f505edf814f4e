const key = 'maru.return-to';
/** Longest time that a sign-in takes unless it was given up. */
const longestWay = 600_000;

type Kept = { path: string; since: number };

/** Where this tab goes after the sign-in. */
export function keepReturnPath(path: string, now = Date.now()): void {
  sessionStorage.setItem(key, JSON.stringify({ path, since: now } satisfies Kept));
}

/** Returns the path once, then `/`. Always a path of this origin. */
export function takeReturnPath(): string {
  const { path } = read();
  forgetReturnPath();
  return path;
}

/**
 * The same for a tab that returns by the front door because another tab finished its sign-in. It is valid only as long
 * as a sign-in takes; later it would lead to a forgotten page.
 */
export function takeWayOn(now = Date.now()): string {
  const wayOn = isOnTheWay(now) ? read().path : '/';
  forgetReturnPath();
  return wayOn;
}

export function isOnTheWay(now = Date.now()): boolean {
  return now - read().since < longestWay;
}

/** Forgets the path once the tab has arrived at a page. */
export function forgetReturnPath(): void {
  sessionStorage.removeItem(key);
}

function read(): Kept {
  const nowhere = { path: '/', since: 0 };
  try {
    const { path = '/', since = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>;
    const url = new URL(path, location.origin);
    // Two slashes at the start would name another host.
    const isOurs = url.origin === location.origin && !url.pathname.startsWith('//');
    return isOurs ? { path: url.pathname + url.search + url.hash, since } : nowhere;
  } catch {
    return nowhere;
  }
}
