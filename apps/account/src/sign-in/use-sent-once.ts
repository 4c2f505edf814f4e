import { type FormEvent, useEffect, useState } from 'react';

/** Lets a form be posted once; a page that comes back from the browser's memory may post again. */
export function useSentOnce(onSend: () => void) {
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    const forget = ({ persisted }: PageTransitionEvent) => persisted && setIsSent(false);
    window.addEventListener('pageshow', forget);
    return () => window.removeEventListener('pageshow', forget);
  }, []);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSent) return event.preventDefault();
    setIsSent(true);
    onSend();
  }
  return { isSent, handleSubmit };
}
