import { useEffect, useState } from 'react';

/** What is open over the page, the last one on top. */
const open: symbol[] = [];

/**
 * Whether this dialog is the one on top, as it is asked in an event: Escape is heard by all that are open, and is for that
 * one alone. One that closes stays on top until everybody has heard the press that closed it.
 */
export function useOnTop(isOpen: boolean): () => boolean {
  const [own] = useState(() => Symbol());
  useEffect(() => {
    if (!isOpen) return;
    open.push(own);
    return () => void setTimeout(() => open.splice(open.indexOf(own), 1));
  }, [isOpen, own]);
  return () => open.at(-1) === own;
}
