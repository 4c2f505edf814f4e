import { useEffect, useEffectEvent, useRef } from 'react';
import { addOpen, isOnTop, type Open } from './what-is-open.ts';

/**
 * Whether this dialog is the one on top, as it is asked in an event: Escape is heard by all that are open, and is for that
 * one alone. One that closes stays on top until everybody has heard the press that closed it.
 */
export function useOnTop(isOpen: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  const own = useRef<Open>(null);
  useEffect(() => {
    if (!isOpen) return;
    own.current = { close: () => close() };
    const takeAway = addOpen(own.current);
    return () => void setTimeout(takeAway);
  }, [isOpen]);
  return () => isOnTop(own.current);
}
