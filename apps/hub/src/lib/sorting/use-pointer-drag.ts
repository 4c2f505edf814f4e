import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { positionAt, type RowBox, scrollSpeed } from './drag-position.ts';

type DragActs = {
  pick: (id: string) => void;
  place: (toIndex: number) => void;
  drop: () => void;
  cancel: () => void;
};

/** Pointer movement before a drag begins, in CSS pixels. */
const threshold = 5;

/**
 * Drags by mouse, pen or finger. The area captures the pointer, so that the row may move or unmount. Positions are
 * computed from mounted rows only. Near an edge it scrolls.
 */
export function usePointerDrag(area: RefObject<HTMLElement | null>, acts: DragActs) {
  const latest = useRef(acts);
  const stop = useRef<() => void>(undefined);
  const wasDragged = useRef(false);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useEffect(() => () => stop.current?.(), []);

  function startDrag(id: string, event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0 || !area.current) return;
    stop.current?.();
    wasDragged.current = false;
    const drag = followPointer(area.current, id, event, {
      onBegin: () => {
        wasDragged.current = true;
        // Rendered synchronously: a quick drop may come before React would render the last state.
        flushSync(() => latest.current.pick(id));
      },
      onPosition: (toIndex) => flushSync(() => latest.current.place(toIndex)),
      onEnd: (isDropped) => {
        // The click that ends a drag comes before this timer runs, or never.
        setTimeout(() => {
          wasDragged.current = false;
        });
        if (isDropped) latest.current.drop();
        else latest.current.cancel();
      },
    });
    stop.current = drag;
  }

  return {
    startDrag,
    isDragClick: () => wasDragged.current,
  };
}

type Following = {
  onBegin: () => void;
  onPosition: (toIndex: number) => void;
  /** Called only if dragging has begun. */
  onEnd: (isDropped: boolean) => void;
};

function followPointer(
  area: HTMLElement,
  id: string,
  { pointerId, clientY: startY, clientX: startX }: PointerEvent,
  { onBegin, onPosition, onEnd }: Following,
) {
  const listening = new AbortController();
  const { signal } = listening;
  const scroller = scrollerOf(area);
  let y = startY;
  let isDragging = false;
  let frame = 0;

  const look = () => {
    const position = positionAt(mountedRows(area), id, y);
    if (position !== undefined) onPosition(position);
  };

  let before = 0;
  const scroll = (at: number) => {
    const seconds = before === 0 ? 0 : Math.min(at - before, 50) / 1_000;
    before = at;
    const speed = scrollSpeed(y, viewOf(scroller));
    if (speed !== 0) {
      scroller.scrollTop += speed * seconds;
      look();
    }
    frame = requestAnimationFrame(scroll);
  };

  const begin = () => {
    isDragging = true;
    area.setPointerCapture(pointerId);
    frame = requestAnimationFrame(scroll);
    onBegin();
  };

  const end = (isDropped: boolean) => {
    listening.abort();
    cancelAnimationFrame(frame);
    if (area.hasPointerCapture(pointerId)) area.releasePointerCapture(pointerId);
    if (isDragging) onEnd(isDropped);
    isDragging = false;
  };

  const mine = (event: globalThis.PointerEvent) => event.pointerId === pointerId;
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, hear, { signal, capture: true });

  on('pointermove', (event) => {
    if (!mine(event)) return;
    y = event.clientY;
    if (!isDragging && Math.hypot(event.clientX - startX, y - startY) < threshold) return;
    if (!isDragging) begin();
    look();
  });
  on('pointerup', (event) => mine(event) && end(true));
  on('pointercancel', (event) => mine(event) && end(false));
  // Only blur of the window: the handle also blurs when its row unmounts.
  on('blur', ({ target }) => target === window && end(false));
  on('keydown', (event) => {
    if (!isDragging || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  });
  return () => end(false);
}

function mountedRows(area: HTMLElement): RowBox[] {
  const rows = area.querySelectorAll<HTMLElement>(`[data-sort-area="${area.id}"]`);
  return [...rows].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { id: row.dataset.sortId ?? '', index: Number(row.dataset.sortIndex), top, bottom };
  });
}

/** The nearest scrollable ancestor, else the document. */
function scrollerOf(area: HTMLElement): Element {
  for (let element = area.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (overflowY === 'auto' || overflowY === 'scroll') return element;
  }
  return document.scrollingElement ?? document.documentElement;
}

function viewOf(scroller: Element) {
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
}
