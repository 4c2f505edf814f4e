import { isTyping } from '@maru/ui/keys/is-typing.ts';
import { isScreenCovered } from '@maru/ui/over/is-screen-covered.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { createScanner, type Scanner } from './scanner.ts';

/** Hears a barcode scanner wherever the focus is, but in a field, which takes the code itself. Rests under a sheet. */
export function useScanner(onScan: (code: string) => void): Scanner {
  const [scanner] = useState(createScanner);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isScreenCovered()) return;

    const heard = scanner.hear({ key: event.key, at: event.timeStamp });
    // Nothing of a code shall press a key of the screen or the button that has the focus.
    if (heard.kind !== 'NOTHING') event.preventDefault();
    if (heard.kind === 'SCAN') onScan(heard.code);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return scanner;
}
