import * as L from 'leaflet';
import styles from './district-map.module.css';
import type { Outline } from './outlines.ts';

/** Below this zoom, names would overlap and borders would be too thick. */
const leastZoom = 9;

/** The corner with the zoom buttons, in CSS pixels: a name whose centre is in it would be half covered. */
const corner = { width: 100, height: 115 };

/** Names of the districts in view. */
export function addLabels(map: L.Map, outlines: readonly Outline[]) {
  const labels = L.layerGroup().addTo(map);
  const write = () => {
    labels.clearLayers();
    const isFar = map.getZoom() < leastZoom;
    map.getContainer().toggleAttribute('data-far', isFar);
    if (isFar) return;
    const view = map.getBounds();
    for (const { name, centre } of outlines) {
      if (view.contains(centre) && !isInCorner(map.latLngToContainerPoint(centre)))
        labels.addLayer(labelAt(centre, name));
    }
  };
  map.on('moveend', write);
  write();
}

function isInCorner({ x, y }: L.Point): boolean {
  return x < corner.width && y < corner.height;
}

function labelAt(centre: L.LatLngExpression, name: string): L.Marker {
  const words = document.createElement('span');
  words.textContent = name.split(' ').at(-1) ?? '';
  const icon = L.divIcon({ className: styles.label ?? '', html: words, iconSize: [0, 0] });
  return L.marker(centre, { icon, interactive: false, keyboard: false });
}
