import { createScanner } from '@maru/ui/keys/scanner.ts';
import { isScreenCovered } from '@maru/ui/over/is-screen-covered.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTextField, takeOut } from './take-out.ts';

/** In ms. A scan this soon after IME composition is ignored, as its first characters may be in the syllable. */
const composedLately = 500;

/**
 * Recognises barcode scans in the fields of the form around `own`. Removes the code from the focused field, and keeps
 * the scanner's Enter from submitting the form.
 */
export function useFieldScanner(own: RefObject<HTMLElement | null>, onScan: (code: string) => void) {
  const [scanner] = useState(createScanner);
  const composedAt = useRef(Number.NEGATIVE_INFINITY);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target: field, key, timeStamp: at } = event;
    if (!isTextField(field) || field.form !== own.current?.closest('form') || isScreenCovered()) return;
    if (event.isComposing) composedAt.current = at;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;

    const heard = scanner.hear({ key, at });
    if (heard.kind !== 'SCAN') return;
    event.preventDefault();
    event.stopPropagation();
    if (at - composedAt.current > composedLately && takeOut(field, heard.code)) onScan(heard.code);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
