import { type RefObject, useEffect, useState } from 'react';

/** Whether every field of the form has text; true until a script has looked, which then sees it change too. */
export function useFilled(form: RefObject<HTMLFormElement | null>): boolean {
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

/** Chrome shows what it filled in to the script only after a first touch of the page. */
function hasText(field: HTMLInputElement): boolean {
  return field.value !== '' || field.matches(':autofill');
}
