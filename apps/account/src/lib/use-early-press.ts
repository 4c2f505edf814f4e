import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * For a form that needs script to be sent. Before there is any, entry-start.ts keeps a press; once what was typed is taken
 * over, the button is pressed again, where it can be. Until then nobody knows what the fields hold. Spread `props` on the
 * form.
 */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>) {
  const isBuiltHere = useHydrated();
  const [isTakenOver, setIsTakenOver] = useState(isBuiltHere);

  // In one batch with what the fields tell of themselves as they come up.
  useEffect(() => setIsTakenOver(true), []);
  useEffect(() => {
    const element = form.current;
    if (!isTakenOver || element?.dataset.pressed === undefined) return;
    delete element.dataset.pressed;
    element.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  }, [isTakenOver, form]);

  return {
    isTakenOver,
    // Sent without script it goes nowhere: no address, and no request that carries a password.
    props: { method: 'dialog' as const, 'data-keeps-press': isTakenOver ? undefined : '' },
  };
}
