import { useRef, useState } from 'react';
import { tellError } from './tell-error.ts';

/** The way of every act to the server: one at a time, however often a button is pressed. What it throws is told. */
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
      .catch(tellError);
  }
  return { run, isRunning };
}
