import { useRef, useState } from 'react';
import { showError } from './show-error.ts';

/**
 * Runs an act on the server, one at a time, even if its button is pressed repeatedly. Errors become notices.
 */
export function useAct<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);

  async function run(...given: Given): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    const stop = () => {
      running.current = false;
      setIsRunning(false);
    };
    await act(...given)
      .finally(stop)
      .catch(showError);
  }
  return { run, isRunning };
}
