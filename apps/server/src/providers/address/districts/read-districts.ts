import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Point } from './cut-arcs.ts';
import { provinces } from './provinces.ts';

export type District = {
  /** Five digits of the 법정동코드. */
  code: string;
  province: string;
  /** Below the province, `수원시 장안구`; empty for Sejong, which has no districts. */
  name: string;
  /** `경기도 수원시 장안구`. */
  fullName: string;
  centre: { lat: number; lng: number };
  rings: readonly (readonly Point[])[];
};

type Written = {
  stepsPerDegree: number;
  arcs: readonly (readonly number[])[];
  districts: readonly { code: string; name: string; lat: number; lng: number; rings: readonly number[][] }[];
};

let read: Promise<readonly District[]> | undefined;

/** Every district of Korea; read once, when somebody asks first. */
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
    return {
      ...{ code, province, name, fullName: `${province} ${name}`.trim(), centre: { lat, lng } },
      rings: rings.map((ring) => ring.flatMap((i) => lineAt(i).slice(1))),
    };
  });
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
