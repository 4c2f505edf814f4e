const key = 'maru.return-to';
/** As long as somebody may take to sign in who has not given up. */
const longestWay = 600_000;

type Kept = { path: string; since: number };

/** Where this tab goes once somebody has signed in. */
export function keepReturnPath(path: string, now = Date.now()): void {
  sessionStorage.setItem(key, JSON.stringify({ path, since: now } satisfies Kept));
}

/** Answers it once; `/` where there is none. Only ever a path of this origin. */
export function takeReturnPath(): string {
  const { path } = read();
  forgetReturnPath();
  return path;
}

/**
 * The same for a tab that comes back by the front door, because another tab has finished its sign-in: only for as long as
 * a sign-in takes, or somebody who comes much later would be led where nobody is going any more.
 */
export function takeWayOn(now = Date.now()): string {
  const wayOn = isOnTheWay(now) ? read().path : '/';
  forgetReturnPath();
  return wayOn;
}

export function isOnTheWay(now = Date.now()): boolean {
  return now - read().since < longestWay;
}

/** Whoever has arrived anywhere is not on the way any more. */
export function forgetReturnPath(): void {
  sessionStorage.removeItem(key);
}

function read(): Kept {
  const nowhere = { path: '/', since: 0 };
  try {
    const { path = '/', since = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>;
    const url = new URL(path, location.origin);
    // Two slashes would name another host once the path stands alone.
    const isOurs = url.origin === location.origin && !url.pathname.startsWith('//');
    return isOurs ? { path: url.pathname + url.search + url.hash, since } : nowhere;
  } catch {
    return nowhere;
  }
}
