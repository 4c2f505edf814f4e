import * as L from 'leaflet';
import styles from './district-map.module.css';

export type MapPoint = { lat: number; lng: number };
export type Step = { direction: 'north' | 'south' | 'east' | 'west'; metres: number };

/** Distance that an arrow key moves the pin, in CSS pixels; ten times as far with Shift. */
const stepPixels = 8;
const steps: Readonly<Record<string, { direction: Step['direction']; by: [x: number, y: number] }>> = {
  ArrowUp: { direction: 'north', by: [0, -1] },
  ArrowDown: { direction: 'south', by: [0, 1] },
  ArrowLeft: { direction: 'west', by: [-1, 0] },
  ArrowRight: { direction: 'east', by: [1, 0] },
};

const shape =
  '<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true"><path d="M18 1C8.600 1 1 8.600 1 18c0 12 17 27 17 27s17-15 17-27C35 8.600 27.400 1 18 1Z"/><circle cx="18" cy="18" r="6.500"/></svg>';

/** The pin. It can be dragged, or moved by arrow keys while it has the focus. */
export function pinAt(
  point: MapPoint,
  {
    isEditable,
    label,
    onMove,
  }: { isEditable: boolean; label: string; onMove: (point: MapPoint, step?: Step) => void },
): L.Marker {
  const icon = L.divIcon({
    className: styles.pin ?? '',
    html: shape,
    iconSize: [44, 50],
    iconAnchor: [22, 48],
  });
  const pin = L.marker(point, {
    icon,
    draggable: isEditable,
    autoPan: true,
    zIndexOffset: 1_000,
    keyboard: isEditable,
  });
  pin.on('dragend', () => onMove(rounded(pin.getLatLng())));
  pin.on('add', () => {
    const element = pin.getElement();
    element?.setAttribute('aria-label', label);
    element?.setAttribute('role', isEditable ? 'button' : 'img');
    if (isEditable) element?.addEventListener('keydown', (event) => stepBy(pin, event, onMove));
  });
  return pin;
}

function stepBy(pin: L.Marker, event: KeyboardEvent, onMove: (point: MapPoint, step: Step) => void) {
  const step = steps[event.key];
  // @ts-expect-error -- Leaflet keeps a layer's map there and types it for subclasses only.
  const map = pin._map as L.Map | null;
  if (!step || !map) return;
  // Keeps Leaflet from panning the map.
  event.preventDefault();
  event.stopPropagation();
  const before = pin.getLatLng();
  const [x, y] = step.by;
  const pixels = stepPixels * (event.shiftKey ? 10 : 1);
  const after = map.unproject(map.project(before).add([x * pixels, y * pixels]));
  pin.setLatLng(after);
  if (!map.getBounds().pad(-0.1).contains(after)) map.panTo(after);
  onMove(rounded(after), { direction: step.direction, metres: Math.round(map.distance(before, after)) });
}

/** Rounded to about a metre. */
export function rounded({ lat, lng }: L.LatLng): MapPoint {
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}
