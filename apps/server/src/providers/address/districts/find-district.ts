import type { Point } from './cut-arcs.ts';
import { isInRings } from './is-in-rings.ts';
import { metresOfDegree } from './metres-of-degree.ts';
import { type District, readDistricts } from './read-districts.ts';

/** No store is farther from the shore. */
const farthestMetres = 50_000;

/** The district at a place; at sea the nearest one; undefined if none is near. */
export async function findDistrict(lat: number, lng: number): Promise<District | undefined> {
  const districts = await readDistricts();
  return districts.find((district) => isIn(district, [lng, lat])) ?? nearest(districts, [lng, lat]);
}

/** The bounding box excludes most districts quickly. */
export function isIn({ box, rings }: District, [lng, lat]: Point): boolean {
  const isNear = lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;
  return isNear && isInRings([lng, lat], rings);
}

function nearest(districts: readonly District[], [lng, lat]: Point): District | undefined {
  let found: District | undefined;
  let least = farthestMetres;
  for (const district of districts) {
    for (const [x, y] of district.rings.flat()) {
      const metres = Math.hypot((x - lng) * metresOfDegree.lng, (y - lat) * metresOfDegree.lat);
      if (metres < least) [found, least] = [district, metres];
    }
  }
  return found;
}
