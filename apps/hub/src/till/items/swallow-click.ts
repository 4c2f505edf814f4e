/** Browsers send the mouse events of a touch within this time after the touch ends, in ms. */
const comesWithin = 400;

/** Events that browsers send after a touch, to whatever is below the finger at that time. */
const made = ['mousedown', 'mouseup', 'click', 'contextmenu'];

/**
 * Swallows the events that follow the pointer that is now down, because they must not reach a sheet that opened
 * under the finger. The next press is not affected.
 */
export function swallowClick(page: EventTarget) {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    if (event.type === 'click') end();
  };
  const end = () => {
    for (const type of made) page.removeEventListener(type, swallow, true);
    page.removeEventListener('pointerdown', end, true);
    page.removeEventListener('pointerup', endSoon, true);
    page.removeEventListener('pointercancel', endSoon, true);
  };
  const endSoon = () => setTimeout(end, comesWithin);

  for (const type of made) page.addEventListener(type, swallow, true);
  page.addEventListener('pointerdown', end, true);
  page.addEventListener('pointerup', endSoon, true);
  page.addEventListener('pointercancel', endSoon, true);
}
