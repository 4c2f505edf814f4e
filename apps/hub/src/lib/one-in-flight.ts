import { useState } from 'react';

/**
 * A press that comes while the same one is still on its way is that press: nothing is sent again, and both get its
 * answer. A button that is closed while it loads comes too late for the second half of a double click.
 */
export function oneInFlight<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const onTheirWay = new Map<string | undefined, Promise<Answer>>();

  return (input: Input): Promise<Answer> => {
    const key = JSON.stringify(input);
    const running = onTheirWay.get(key);
    if (running) return running;
    const sent = send(input).finally(() => onTheirWay.delete(key));
    onTheirWay.set(key, sent);
    return sent;
  };
}

/** For acts that may not be sent twice: `send` depends on `of` alone, such as the store that it is about. */
export function useOneInFlight<Input, Answer>(of: string, send: (input: Input) => Promise<Answer>) {
  const [kept, setKept] = useState(() => ({ of, once: oneInFlight(send) }));
  if (kept.of === of) return kept.once;
  const next = { of, once: oneInFlight(send) };
  setKept(next);
  return next.once;
}
