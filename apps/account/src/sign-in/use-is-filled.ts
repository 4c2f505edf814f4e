import { type RefObject, useEffect, useState } from 'react';

/** Whether all fields of the form have text. True until the script has checked. */
export function useIsFilled(form: RefObject<HTMLFormElement | null>): boolean {
  const [isFilled, setIsFilled] = useState(true);

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

  return isFilled;
}

/** Chrome hides autofilled values from scripts until the first touch of the page. */
function hasText(field: HTMLInputElement): boolean {
  return field.value !== '' || field.matches(':autofill');
}
