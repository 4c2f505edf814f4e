/** Events that browsers count as user activation. */
const kinds = ['keydown', 'mousedown', 'pointerup', 'touchend'];

/** Whether the person has pressed anything since the page loaded, or since Back returned to it. */
export function watchPresses(onPress: () => void) {
  let isPressed = navigator.userActivation?.hasBeenActive ?? false;
  const hear = (event: Event) => {
    if (!event.isTrusted || (event instanceof KeyboardEvent && event.key === 'Escape')) return;
    isPressed = true;
    onPress();
  };
  for (const kind of kinds) window.addEventListener(kind, hear, { capture: true, passive: true });

  return {
    isPressed: () => isPressed,
    forget() {
      isPressed = false;
    },
  };
}
