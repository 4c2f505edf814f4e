import { useEffect, useEffectEvent, useRef } from 'react';
import { addClosable, type Closable, isOnTop } from './closables.ts';

/**
 * Registers an open overlay for Back. Returns a function for event handlers that says whether the overlay is
 * the topmost one: all open dialogs hear Escape, but only the topmost may react. A closing dialog stays
 * topmost until all handlers of that event have run.
 */
export function useOnTop(isOpen: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  const own = useRef<Closable>(null);
  useEffect(() => {
    if (!isOpen) return;
    own.current = { close: () => close() };
    const takeAway = addClosable(own.current);
    return () => void setTimeout(takeAway);
  }, [isOpen]);
  return () => isOnTop(own.current);
}
