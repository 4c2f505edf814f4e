import { useEffect, useRef, useState } from 'react';

/**
 * Restores the focus when a dialog is unmounted while open (`{isOpen && <Dialog isOpen … />}`). Mantine does that only
 * for a dialog that closes while mounted.
 */
export function useReturnFocus(isOpen: boolean) {
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

/**
 * If the focused button is gone, for example with a deleted row, focuses the page's content, or that of the
 * dialog below.
 */
function focusOrContent(opener: HTMLElement) {
  const content = () => [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].at(-1);
  const target = opener.isConnected ? opener : content();
  target?.focus({ preventScroll: true });
}
