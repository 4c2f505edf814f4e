/** What browsers take for a person who uses the page. */
const kinds = ['keydown', 'mousedown', 'pointerup', 'touchend'];

/** Whether somebody has pressed something since the page came, or since Back led to it. */
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
