import type * as L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { type MapPoint, rounded } from './pin.ts';

/** A click on the map moves the pin there. */
export function useTaps(map: L.Map | undefined, isEditable: boolean, onMove: (point: MapPoint) => void) {
  const reportMove = useEffectEvent(onMove);

  useEffect(() => {
    if (!map || !isEditable) return;
    const take = ({ latlng }: L.LeafletMouseEvent) => reportMove(rounded(latlng));
    map.on('click', take);
    return () => {
      map.off('click', take);
    };
  }, [map, isEditable]);
}
