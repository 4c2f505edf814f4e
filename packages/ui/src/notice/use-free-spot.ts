import { type RefObject, useLayoutEffect } from 'react';
import { type Box, freeSpot } from './free-spot.ts';

/** What no notice lies over: headers, search fields, amounts that are read out, the next act, and what says so itself. */
const keptClear = [
  'header:not(main *)',
  'search',
  '[aria-live="polite"]',
  '.mantine-Button-root[data-variant="action"]',
  '[data-keep-clear]',
].join();

const changes = ['resize', 'scroll', 'transitionend', 'animationend'] as const;

/** Keeps the region of notices where it lies over nothing that has to be seen, as long as there are any. */
export function useFreeSpot(region: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = region.current;
    if (!isShown || !element) return;

    let frame = 0;
    const place = () => putOnSpot(element);
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // The page changes below a notice that stays: a sheet opens, a bar comes.
    const watched = new MutationObserver((all) => {
      if (all.some(({ target }) => !element.contains(target))) placeSoon();
    });
    watched.observe(document.body, { childList: true, subtree: true });
    const sized = new ResizeObserver(placeSoon);
    sized.observe(document.body);
    sized.observe(element);
    const end = new AbortController();
    for (const change of changes)
      window.addEventListener(change, placeSoon, { capture: true, passive: true, signal: end.signal });
    // The keyboard of a phone lies over the page.
    window.visualViewport?.addEventListener('resize', placeSoon, { signal: end.signal });

    place();
    return () => {
      cancelAnimationFrame(frame);
      watched.disconnect();
      sized.disconnect();
      end.abort();
    };
  }, [region, isShown]);
}

function putOnSpot(region: HTMLElement) {
  const screen = visibleScreen();
  const height = [...region.children].reduce((sum, list) => sum + list.scrollHeight, 0);
  const { left, width, bottom, maxHeight } = freeSpot(height, screen, obstacles(region, screen));
  Object.assign(region.style, {
    left: `${left}px`,
    width: `${width}px`,
    bottom: `${window.innerHeight - bottom}px`,
    maxHeight: `${maxHeight}px`,
  });
}

function visibleScreen(): Box {
  const { offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {};
  const { width = window.innerWidth, height = window.innerHeight } = window.visualViewport ?? {};
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height };
}

/** With a sheet or dialog open: the page and all of it; where that leaves no room, what is kept clear in it. */
function obstacles(region: HTMLElement, screen: Box): Box[][] {
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const boxesIn = (root: ParentNode) =>
    [...root.querySelectorAll(keptClear)]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > screen.top && box.top < screen.bottom);
  if (!modal) return [boxesIn(document)];
  return [[...boxesIn(document), modal.getBoundingClientRect()], boxesIn(modal)];
}
