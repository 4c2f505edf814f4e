import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { swallowClick } from './swallow-click.ts';

/** A finger that rests so long means more than a tap, in ms. */
const holdsFor = 500;
/** A finger that went so far scrolls, in CSS pixels. */
const staysWithin = 10;

/**
 * Handlers for an element whose parts are held by a finger or pen, clicked with the right button, or asked for their
 * menu by the keyboard. A tap that follows a hold is none, also on what the hold has opened.
 */
export function useHold(onHold: (target: Element) => void) {
  const hold = useRef({ timer: 0, x: 0, y: 0, isDown: false });

  const cancel = () => clearTimeout(hold.current.timer);
  const lift = () => {
    cancel();
    hold.current.isDown = false;
  };
  const take = (target: Element) => {
    // Some devices tell a hold as the right button too; that is swallowed with the click.
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
