import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * For forms that need script to submit. Before the script has loaded, entry-start.ts keeps a press. Once
 * React has the values of the fields, this hook clicks the submit button. Spread `props` on the form.
 */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>) {
  const isHydrated = useHydrated();
  const [isTakenOver, setIsTakenOver] = useState(isHydrated);

  // The fields report their values in the same commit, so the button is clicked only once React has them.
  useEffect(() => setIsTakenOver(true), []);
  useEffect(() => {
    const element = form.current;
    if (!isTakenOver || element?.dataset.pressed === undefined) return;
    delete element.dataset.pressed;
    element.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  }, [isTakenOver, form]);

  return {
    isTakenOver,
    // `dialog` sends nothing without script, so that no password ends up in an address or request.
    props: { method: 'dialog' as const, 'data-keeps-press': isTakenOver ? undefined : '' },
  };
}
