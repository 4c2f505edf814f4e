import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { swallowClick } from './swallow-click.ts';

/** Long press duration in ms. */
const holdsFor = 500;
/** Movement beyond this is scrolling, in CSS pixels. */
const staysWithin = 10;

/**
 * Handlers for a long press by finger or pen, a right click, or the context menu key. The tap that ends a long
 * press is swallowed, even if it would hit an overlay that the long press opened.
 */
export function useHold(onHold: (target: Element) => void) {
  const hold = useRef({ timer: 0, x: 0, y: 0, isDown: false });

  const cancel = () => clearTimeout(hold.current.timer);
  const lift = () => {
    cancel();
    hold.current.isDown = false;
  };
  const take = (target: Element) => {
    // Some devices also send a contextmenu event for a long press. It is swallowed with the click.
    if (hold.current.isDown) swallowClick(window);
    lift();
    onHold(target);
  };

  return {
    onPointerDown({ target, clientX: x, clientY: y, pointerType }: PointerEvent) {
      cancel();
      hold.current = { timer: 0, x, y, isDown: true };
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      hold.current.timer = window.setTimeout(() => take(target), holdsFor);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = hold.current;
      if (Math.hypot(clientX - x, clientY - y) > staysWithin) cancel();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onContextMenu(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      event.preventDefault();
      take(event.target);
    },
  };
}
