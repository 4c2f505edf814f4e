/** Browsers send compatibility events of a touch within this time after it ends, in ms. */
const comesWithin = 400;

/** Events that follow a touch, sent to whatever is below the finger by then. */
const made = ['mousedown', 'mouseup', 'click', 'contextmenu'];

/**
 * Swallows the events that follow the pointer that is down now: a sheet that opened under a resting finger must not get
 * its click. The next press counts again.
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
