import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the frame that comes once the first screen stands, so that no screen loads slower for it. One that did not
 * come is asked for after the next screen.
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const hasLoaded = useRouterState({ select: ({ status }) => status === 'idle' });
  const isNeeded = hasLoaded && !Part && isWanted;
  const ask = useEffectEvent(load);

  useEffect(() => {
    if (!isNeeded) return;
    ask().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [isNeeded]);

  return isWanted ? Part : undefined;
}
