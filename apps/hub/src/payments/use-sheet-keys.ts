import { isTyping } from '@maru/ui/keys/is-typing.ts';
import { createScanner } from '@maru/ui/keys/scanner.ts';
import { isInDialog } from '@maru/ui/over/is-in-dialog.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { matchesKey } from '#hub/lib/matches-key.ts';

/**
 * Keyboard shortcuts of an open sheet, while those of the screen (`useKeys`) are off. Buttons show their own keys. A
 * barcode scanned meanwhile presses none of them.
 */
export function useSheetKeys(keys: Readonly<Record<string, () => void>>) {
  const [scanner] = useState(createScanner);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || isInDialog(event.target)) return;
    const isScanned = scanner.hear({ key: event.key, at: event.timeStamp }).kind !== 'NOTHING';
    if (isScanned) event.preventDefault();
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
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
