import { isTyping } from '@maru/ui/keys/is-typing.ts';
import { isScreenCovered } from '@maru/ui/over/is-screen-covered.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { matchesKey } from './matches-key.ts';

export type ScreenKey = {
  /** Any of these keys triggers the shortcut (syntax of `matchesKey`). The list of keys shows the first. */
  keys: [string, ...string[]];
  /** What the shortcut does, translated. */
  label: string;
  /** Undefined while the shortcut has nothing to do. */
  onPress: ((event: KeyboardEvent) => void) | undefined;
  /** Also works while a field has the focus (`Escape`, `F2`, `mod+Enter`). */
  whileTyping?: boolean;
};

let shown: readonly (readonly ScreenKey[])[] = [];
const listeners = new Set<() => void>();

function change(next: typeof shown) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shortcuts that work now, for the list that `?` opens. */
export function useShownKeys(): readonly ScreenKey[] {
  return useSyncExternalStore(subscribe, () => shown).flat();
}

// Checked in the capture phase, because Escape may close the dialog or menu before the screen's own listener
// runs.
let isCovered = false;
// Tests of routes import this file where there is no window.
globalThis.window?.addEventListener(
  'keydown',
  () => {
    isCovered = isScreenCovered();
  },
  { capture: true },
);

/**
 * Registers keyboard shortcuts of a screen while it is shown. They are off while a dialog, sheet or menu is
 * open.
 */
export function useKeys(screenKeys: readonly ScreenKey[]) {
  const latest = useRef(screenKeys);
  useEffect(() => {
    latest.current = screenKeys;
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => pressIn(latest.current, event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  const labels = screenKeys.map(({ keys, label }) => `${keys[0]} ${label}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: registers again only when a label changes
  useEffect(() => {
    const mine = latest.current;
    change([...shown, mine]);
    return () => change(shown.filter((keys) => keys !== mine));
  }, [labels]);
}

function pressIn(screenKeys: readonly ScreenKey[], event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || isCovered) return;
  const found = screenKeys.find(({ keys }) => keys.some((key) => matchesKey(event, key)));
  if (!found || (isTyping(event.target) && !found.whileTyping)) return;

  event.preventDefault();
  found.onPress?.(event);
}
