import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Delay before typed text is written into the address, in ms. */
const pause = 300;

/**
 * Text of a search field that is mirrored into the address. The field always shows what was typed, also
 * during IME composition, and follows changes of the address (Back, a link).
 */
export function useTypedQuery(inAddress: string, writeAddress: (query: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const takeOver = useEffectEvent((query: string) => {
    if (query === written.current) return;
    clearTimeout(timer.current);
    written.current = query;
    setTyped(query);
  });
  useEffect(() => takeOver(inAddress), [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (query: string) => {
    setTyped(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = query.trim();
      writeAddress(query.trim());
    }, pause);
  };
  return [typed, type] as const;
}
