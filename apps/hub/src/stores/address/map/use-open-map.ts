import { pageConfig } from '@maru/web/config.ts';
import type * as L from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { type MapWords, openMap } from './open-map.ts';
import type { Outline } from './outlines.ts';

/** Creates Leaflet's map in a box once the outlines are loaded. */
export function useOpenMap(
  box: RefObject<HTMLElement | null>,
  outlines: readonly Outline[] | undefined,
  { zoomIn, zoomOut, source }: MapWords,
): L.Map | undefined {
  const [map, setMap] = useState<L.Map>();

  useEffect(() => {
    if (!box.current || !outlines) return;
    const opened = openMap(box.current, {
      outlines,
      words: { zoomIn, zoomOut, source },
      tiles: pageConfig().mapTiles,
    });
    setMap(opened);
    return () => {
      opened.remove();
      setMap(undefined);
    };
  }, [box, outlines, zoomIn, zoomOut, source]);

  return map;
}
