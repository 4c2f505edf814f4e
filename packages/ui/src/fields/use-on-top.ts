import { useEffect, useEffectEvent, useRef } from 'react';

type Open = { close: () => void };

/** What is open over the page, the last one on top. */
const open: Open[] = [];

/**
 * Whether this dialog is the one on top, as it is asked in an event: Escape is heard by all that are open, and is for that
 * one alone. One that closes stays on top until everybody has heard the press that closed it.
 */
export function useOnTop(isOpen: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  const own = useRef<Open>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opened = { close: () => close() };
    own.current = opened;
    open.push(opened);
    return () => void setTimeout(() => open.splice(open.indexOf(opened), 1));
  }, [isOpen]);
  return () => open.at(-1) === own.current;
}

export function isAnythingOpen(): boolean {
  return open.length > 0;
}

/** Asks what is on top to close, as Escape does there. */
export function closeTop(): void {
  open.at(-1)?.close();
}
