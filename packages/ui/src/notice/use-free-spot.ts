import { type RefObject, useLayoutEffect } from 'react';
import { type Box, freeSpot } from './free-spot.ts';

/** What notices must not cover: headers, search fields, live amounts, the next action, and `data-keep-clear`. */
const keptClear = [
  'header:not(main *)',
  'search',
  '[aria-live="polite"]',
  '.mantine-Button-root[data-variant="action"]',
  '[data-keep-clear]',
].join();

/** In CSS pixels, as in the styles. */
const widestPhone = 768;

const changes = ['resize', 'scroll', 'transitionend', 'animationend'] as const;

/** Keeps the region of notices from covering important elements, while there are notices. */
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
    // The page may change below a notice: a sheet opens, a bar appears.
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
    // A phone's keyboard covers the page.
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
  const { left, width, bottom, maxHeight } = freeSpot(
    height,
    screen,
    obstacles(region, screen),
    isAtTop(region, screen),
  );
  Object.assign(region.style, {
    left: `${left}px`,
    width: `${width}px`,
    bottom: `${window.innerHeight - bottom}px`,
    maxHeight: `${maxHeight}px`,
  });
}

/**
 * Whether notices go to the top. On a phone, keypads and main actions are at the bottom: a success is shown at
 * the top, away from them, and an error near the bottom, next to them.
 */
function isAtTop(region: HTMLElement, { left, right }: Box): boolean {
  return right - left < widestPhone && !region.querySelector('[data-type="ERROR"]');
}

function visibleScreen(): Box {
  const { offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {};
  const { width = window.innerWidth, height = window.innerHeight } = window.visualViewport ?? {};
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height };
}

/**
 * With a sheet or dialog open, notices avoid all of it and may cover the dimmed page. If that leaves no room,
 * they avoid only the elements to keep clear in it.
 */
function obstacles(region: HTMLElement, screen: Box): Box[][] {
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const boxesIn = (root: ParentNode) =>
    [...root.querySelectorAll(keptClear)]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > screen.top && box.top < screen.bottom);
  if (!modal) return [boxesIn(document)];
  const sheet = modal.getBoundingClientRect();
  return [[...boxesIn(document), sheet], [sheet], boxesIn(modal)];
}
