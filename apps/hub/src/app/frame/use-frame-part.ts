import { type Later, usePart } from '@maru/ui/later/later.ts';
import { useRouterState } from '@tanstack/react-router';

/** A part of the frame: it is asked for once the first screen stands, so that no screen loads slower for it. */
export function useFramePart<Part>(part: Later<Part>): Part | undefined {
  const hasLoaded = useRouterState({ select: ({ status }) => status === 'idle' });
  return usePart(part, hasLoaded);
}
