import { fetchOrFail } from '@maru/web/network-error.ts';
import address from '../outlines.gen.json?url&no-inline';

type LatLng = [lat: number, lng: number];
export type Outline = { code: string; name: string; centre: LatLng; rings: LatLng[][] };

type Written = {
  stepsPerDegree: number;
  arcs: number[][];
  districts: { code: string; name: string; lat: number; lng: number; rings: number[][] }[];
};

let outlines: Promise<Outline[]> | undefined;

/** The districts of Korea. Fetched as data, once, for the first map. */
export function readOutlines(): Promise<Outline[]> {
  outlines ??= fetchOutlines().catch((error: unknown) => {
    // Lets the next map try again.
    outlines = undefined;
    throw error;
  });
  return outlines;
}

async function fetchOutlines(): Promise<Outline[]> {
  const response = await fetchOrFail(address, {});
  if (!response.ok) throw new Error(`outlines answered ${response.status}`);
  return joined((await response.json()) as Written);
}

/**
 * Decodes the outlines. A border shared by two districts is stored once: `~i` is line i backwards (write-districts.ts
 * of the server).
 */
export function joined({ stepsPerDegree, arcs, districts }: Written): Outline[] {
  const lines = arcs.map((arc) => pointsOf(arc, stepsPerDegree));
  const lineAt = (i: number) => (i < 0 ? (lines[~i] ?? []).toReversed() : (lines[i] ?? []));
  return districts.map(({ code, name, lat, lng, rings }) => ({
    ...{ code, name, centre: [lat, lng] },
    rings: rings.map((ring) => ring.flatMap((i) => lineAt(i).slice(1))),
  }));
}

function pointsOf(steps: readonly number[], stepsPerDegree: number): LatLng[] {
  const points: LatLng[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    [x, y] = [x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)];
    points.push([y / stepsPerDegree, x / stepsPerDegree]);
  }
  return points;
}
