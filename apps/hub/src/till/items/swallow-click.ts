/** A browser sends what it makes of a touch right after the finger has left, in ms. */
const comesWithin = 400;

/** What a browser makes of a finger that is let go, on whatever lies below it by then. */
const made = ['mousedown', 'mouseup', 'click', 'contextmenu'];

/**
 * Keeps what follows a pointer that is down now from the page, wherever it lands: a sheet that opened under a resting
 * finger must not be pressed by it. The next press counts again.
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
