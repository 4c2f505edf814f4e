import { type Later, usePart } from '@maru/ui/later/later.ts';
import { useRouterState } from '@tanstack/react-router';

/** Loads a part of the frame once the first screen has loaded, so that it delays no screen. */
export function useFramePart<Part>(part: Later<Part>): Part | undefined {
  const hasLoaded = useRouterState({ select: ({ status }) => status === 'idle' });
  return usePart(part, hasLoaded);
}
