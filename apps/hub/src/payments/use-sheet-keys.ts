import { isTyping } from '@maru/ui/keys/is-typing.ts';
import { isInDialog } from '@maru/ui/over/is-in-dialog.ts';
import { useEffect, useEffectEvent } from 'react';
import { matchesKey } from '#hub/lib/matches-key.ts';

/** Keyboard shortcuts of an open sheet, while those of the screen (`useKeys`) are off. Buttons show their own keys. */
export function useSheetKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isTyping(event.target) || isInDialog(event.target)) return;
    // Enter on a button presses that button.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    const found = Object.keys(keys).find((key) => matchesKey(event, key));
    if (!found) return;
    event.preventDefault();
    keys[found]?.();
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
