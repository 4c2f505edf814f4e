import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '#account/lib/use-hydrated.ts';

/** Whether every field of the form has text; true until there is script that could see it change. */
export function useFilled(form: RefObject<HTMLFormElement | null>): boolean {
  const isHydrated = useHydrated();
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setIsFilled([...element.querySelectorAll('input')].every(hasText));
    look();
    const events = ['input', 'change', 'animationstart'];
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
    };
  }, [form]);

  return isFilled || !isHydrated;
}

/** Chrome shows what it filled in to the script only after a first touch of the page. */
function hasText(field: HTMLInputElement): boolean {
  return field.value !== '' || field.matches(':autofill');
}
