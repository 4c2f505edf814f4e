import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that rests so long means more than a tap, in ms. */
const holdsFor = 500;
/** A finger that went so far scrolls, in CSS pixels. */
const staysWithin = 10;

/**
 * Handlers for an element whose parts are held by a finger or pen, clicked with the right button, or asked for their
 * menu by the keyboard. A tap that follows a hold is none.
 */
export function useHold(onHold: (target: Element) => void) {
  const hold = useRef({ timer: 0, x: 0, y: 0, wasHeld: false });

  const cancel = () => clearTimeout(hold.current.timer);
  const take = (target: Element) => {
    cancel();
    // Some devices tell a hold as the right button too.
    if (hold.current.wasHeld) return;
    hold.current.wasHeld = true;
    onHold(target);
  };

  return {
    onPointerDown({ target, clientX: x, clientY: y, pointerType }: PointerEvent) {
      cancel();
      hold.current = { timer: 0, x, y, wasHeld: false };
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      hold.current.timer = window.setTimeout(() => take(target), holdsFor);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = hold.current;
      if (Math.hypot(clientX - x, clientY - y) > staysWithin) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture(event: MouseEvent) {
      if (hold.current.wasHeld) event.stopPropagation();
      hold.current.wasHeld = false;
    },
    onContextMenu(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      event.preventDefault();
      take(event.target);
    },
  };
}
