import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Point } from './cut-arcs.ts';
import { provinces } from './provinces.ts';

export type District = {
  /** First five digits of the 법정동코드. */
  code: string;
  province: string;
  /** Below the province, `수원시 장안구`; empty for Sejong, which has no districts. */
  name: string;
  /** `경기도 수원시 장안구`. */
  fullName: string;
  centre: { lat: number; lng: number };
  rings: readonly (readonly Point[])[];
  box: { west: number; south: number; east: number; north: number };
};

type Written = {
  stepsPerDegree: number;
  arcs: readonly (readonly number[])[];
  districts: readonly { code: string; name: string; lat: number; lng: number; rings: readonly number[][] }[];
};

let read: Promise<readonly District[]> | undefined;

/** All districts of Korea, read on first use. */
export function readDistricts(): Promise<readonly District[]> {
  read ??= readFile(join(import.meta.dirname, 'districts.gen.json'), 'utf8').then((json) =>
    joined(JSON.parse(json) as Written),
  );
  return read;
}

function joined({ stepsPerDegree, arcs, districts }: Written): District[] {
  const lines = arcs.map((arc) => pointsOf(arc, stepsPerDegree));
  const lineAt = (i: number) => (i < 0 ? (lines[~i] ?? []).toReversed() : (lines[i] ?? []));
  return districts.map(({ code, name, lat, lng, rings }) => {
    const province = provinces[code.slice(0, 2)]?.name ?? '';
    const fullName = `${province} ${name}`.trim();
    const own = rings.map((ring) => ring.flatMap((i) => lineAt(i).slice(1)));
    return { code, province, name, fullName, centre: { lat, lng }, rings: own, box: boxOf(own.flat()) };
  });
}

function boxOf(points: readonly Point[]): District['box'] {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [x, y] of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

function pointsOf(steps: readonly number[], stepsPerDegree: number): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    [x, y] = [x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)];
    points.push([x / stepsPerDegree, y / stepsPerDegree]);
  }
  return points;
}
