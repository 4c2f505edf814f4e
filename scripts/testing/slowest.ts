import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What a test of each kind may take, in seconds, on a quiet machine of two cores; CONTRIBUTING says the same. */
export const mayTake = { unit: 0.5, server: 3, journey: 15, walk: 120 } as const;

export type Timed = { kind: keyof typeof mayTake; file: string; name: string; seconds: number };

/** What vitest's json reporter writes, as far as it is read here. */
export type UnitReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
/** The same of Playwright's. */
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

/** A journey that was tried twice counts as long as both tries. */
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

/** The slowest tests, a line each; those that take more than their kind may are marked. */
export function slowestOf(tests: readonly Timed[], count = 30): string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ kind, file, name, seconds }) => {
      const mark = seconds > mayTake[kind] ? ` (over ${mayTake[kind]} s)` : '';
      return `${seconds.toFixed(1).padStart(6)} s  ${file} › ${name}${mark}`;
    });
}

/** Of a run that did not come so far there is no report. */
export function readReport<Report extends UnitReport | JourneyReport>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
