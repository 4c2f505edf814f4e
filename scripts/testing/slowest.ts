import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Limit per test by kind, in seconds, on an idle machine with two cores; the same as in CONTRIBUTING.md. */
export const mayTake = { unit: 0.5, server: 3, journey: 15, walk: 120 } as const;

export type Timed = { kind: keyof typeof mayTake; file: string; name: string; seconds: number };

/** The fields of vitest's JSON report that are used here. */
export type UnitReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
/** The same of Playwright's report. */
type Suite = {
  file: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
};
export type JourneyReport = { suites: Suite[] };

export function timesOfUnits({ testResults }: UnitReport, root: string): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name);
    const kind = file.startsWith('apps/server/') ? 'server' : 'unit';
    return assertionResults.map(({ fullName, duration }) => ({
      ...{ kind, file, name: fullName },
      seconds: (duration ?? 0) / 1_000,
    }));
  });
}

/** The time of a journey includes all its retries. */
export function timesOfJourneys({ suites }: JourneyReport): Timed[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      kind: file.startsWith('english/') ? ('walk' as const) : ('journey' as const),
      file: `e2e/${file}`,
      name: title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
    ...timesOfJourneys({ suites: inner }),
  ]);
}

/** The slowest tests, one line each; tests over their limit are marked. */
export function slowestOf(tests: readonly Timed[], count = 30): string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ kind, file, name, seconds }) => {
      const mark = seconds > mayTake[kind] ? ` (over ${mayTake[kind]} s)` : '';
      return `${seconds.toFixed(1).padStart(6)} s  ${file} › ${name}${mark}`;
    });
}

/** Undefined if the run did not get that far. */
export function readReport<Report extends UnitReport | JourneyReport>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
