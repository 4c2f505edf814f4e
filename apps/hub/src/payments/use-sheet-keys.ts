import { isTyping } from '@maru/ui/keys/is-typing.ts';
import { createScanner } from '@maru/ui/keys/scanner.ts';
import { isInDialog } from '@maru/ui/over/is-in-dialog.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchesKey } from '#hub/lib/matches-key.ts';
import { isTextField, takeOut } from '#hub/lib/scanner/take-out.ts';

/** Delay before a character counts as typed, in ms, to see whether a scan follows. */
const scannerNeeds = 60;

/**
 * Keyboard shortcuts of an open sheet, while those of the screen (`useKeys`) are off. Buttons show their own
 * keys. A barcode scanned meanwhile triggers none of them, and does not change the focused field.
 */
export function useSheetKeys(keys: Readonly<Record<string, () => void>>) {
  const [scanner] = useState(createScanner);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const act = useEffectEvent((key: string, at: number) => {
    if (!scanner.wasScanned(at)) keys[key]?.();
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, timeStamp: at } = event;
    if (isInDialog(target)) return;
    const heard = scanner.hear({ key, at });
    if (isTyping(target)) {
      if (heard.kind !== 'SCAN') return;
      event.preventDefault();
      if (isTextField(target)) takeOut(target, heard.code);
      return;
    }
    if (heard.kind !== 'NOTHING') event.preventDefault();
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    // Enter on a button presses that button.
    if (key === 'Enter' && target instanceof HTMLButtonElement) return;
    const found = Object.keys(keys).find((name) => matchesKey(event, name));
    if (!found) return;
    event.preventDefault();
    if (key.length > 1) return keys[found]?.();
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => act(found, at), scannerNeeds);
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    const typed = waiting;
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', hear);
      clearTimeout(typed.current);
    };
  }, []);
}
