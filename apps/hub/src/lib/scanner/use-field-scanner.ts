import { isScreenCovered } from '@maru/ui/over/is-screen-covered.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createScanner } from './scanner.ts';

/** So long after a syllable was composed the beginning of a code may have gone into it, in ms. */
const composedLately = 500;

/**
 * Hears a barcode scanner in the fields of the form around `own`. What it typed is taken out of the field that had the
 * focus, and its Enter saves nothing.
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

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: EventTarget | null): target is TextField {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}

/** Whether the code stood before the caret; it is gone then. */
function takeOut(field: TextField, code: string): boolean {
  const end = field.selectionStart ?? 0;
  const from = end - code.length;
  if (from < 0 || field.value.slice(from, end) !== code) return false;
  field.setRangeText('', from, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}
