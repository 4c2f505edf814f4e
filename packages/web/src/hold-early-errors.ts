/** Set on the window. `watchErrors` reads it without importing this file, which would cost the first load a request. */
export type EarlyErrors = { takeEarlyErrors?: () => readonly Event[] };

const most = 5;

/**
 * Keeps the first errors of a page until the code that reports them has loaded. Runs before everything else.
 */
export function holdEarlyErrors(): void {
  const kinds = ['error', 'unhandledrejection', 'vite:preloadError'];
  const held: Event[] = [];
  const hold = (event: Event) => {
    if (held.length < most) held.push(event);
  };
  for (const kind of kinds) addEventListener(kind, hold);
  (globalThis as EarlyErrors).takeEarlyErrors = () => {
    for (const kind of kinds) removeEventListener(kind, hold);
    return held;
  };
}
