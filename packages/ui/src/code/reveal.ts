/** Duration of the height transition. */
export const revealMs = 180;
/** Delay after the transition before content (a focus ring, a list) may overflow (docs/requirements.md, 9). */
export const overflowDelayMs = 500;

/** `open` is expanded and no longer clips overflow. */
export type RevealState = 'closed' | 'opening' | 'open';

/** State of a collapsible part of a form. Hiding clips at once. */
export function createReveal(isOpenAtFirst: boolean) {
  let state: RevealState = isOpenAtFirst ? 'open' : 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const enter = (next: RevealState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(isOpen: boolean) {
      if (isOpen === (state !== 'closed')) return;
      clearTimeout(timer);
      enter(isOpen ? 'opening' : 'closed');
      if (isOpen) timer = setTimeout(() => enter('open'), revealMs + overflowDelayMs);
    },
  };
}
