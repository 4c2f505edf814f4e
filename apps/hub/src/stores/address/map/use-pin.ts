import type * as L from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { type MapPoint, pinAt, type Step } from './pin.ts';

type Pinned = {
  point: MapPoint | null;
  isEditable: boolean;
  label: string;
  onMove: (point: MapPoint, step?: Step) => void;
};

/** Shows the neighbourhood with some borders for orientation. */
const nearZoom = 13;

/** Keeps the pin at the point, and the point in view. */
export function usePin(map: L.Map | undefined, { point, isEditable, label, onMove }: Pinned) {
  const [pin, setPin] = useState<L.Marker>();
  const reportMove = useEffectEvent(onMove);
  const start = useEffectEvent(() => point);
  const isSet = point !== null;
  const { lat = 0, lng = 0 } = point ?? {};

  useEffect(() => {
    const first = start();
    if (!map || !isSet || !first) return;
    const put = pinAt(first, { isEditable, label, onMove: (to, step) => reportMove(to, step) }).addTo(map);
    setPin(put);
    return () => {
      put.remove();
      setPin(undefined);
    };
  }, [map, isSet, isEditable, label]);

  useEffect(() => {
    if (!map || !pin) return;
    pin.setLatLng({ lat, lng });
    const isFar = map.getZoom() < nearZoom - 3 || !map.getBounds().contains({ lat, lng });
    if (isFar) map.setView({ lat, lng }, nearZoom, { animate: false });
  }, [map, pin, lat, lng]);
}
