import { isTyping } from '@maru/ui/keys/is-typing.ts';
import { createScanner, type Scanner } from '@maru/ui/keys/scanner.ts';
import { isScreenCovered } from '@maru/ui/over/is-screen-covered.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Recognises barcode scans outside of text fields; inside one, the field takes the code. Off while an overlay is open.
 */
export function useScanner(onScan: (code: string) => void): Scanner {
  const [scanner] = useState(createScanner);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isScreenCovered()) return;

    const heard = scanner.hear({ key: event.key, at: event.timeStamp });
    // Keys of a scan must not trigger shortcuts or the focused button.
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
