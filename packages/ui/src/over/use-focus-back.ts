import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back where a dialog goes together with what shows it (`{isOpen && <Dialog isOpen … />}`). Mantine does
 * that only for one that opens and closes while it stands.
 */
export function useFocusBack(isOpen: boolean) {
  const [opener] = useState(() => (isOpen ? document.activeElement : null));
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);

  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (wasOpen.current && isLost && opener instanceof HTMLElement) focusOrContent(opener);
    },
    [opener],
  );
}

/** A row that was deleted takes its button along: the keyboard goes on at the content then, of a dialog below if there is one. */
function focusOrContent(opener: HTMLElement) {
  const content = () => [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].at(-1);
  const target = opener.isConnected ? opener : content();
  target?.focus({ preventScroll: true });
}
