import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Downloaded for a measurement; it is no dependency. */
const lighthouse = 'lighthouse@13.5.0';

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; displayValue?: string }
  >;
};

export type Looked = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: string | undefined;
  /** The audits that lost points. */
  below90: string[];
};

/** Looks at a page with Lighthouse (mobile, default throttling) in Debian's Chromium or CHROME_PATH. Keeps its report in `folder`. */
export async function lookWithLighthouse(
  url: string,
  { folder, name, headers = {} }: { folder: string; name: string; headers?: Record<string, string> },
): Promise<Looked> {
  const file = join(folder, `report-${name}.json`);
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const options = ['--quiet', '--output=json', `--output-path=${file}`];
  const given = [url, ...options, `--extra-headers=${JSON.stringify(headers)}`, `--chrome-flags=${flags}`];
  await promisify(execFile)('npm', ['exec', '--yes', '--ignore-scripts', '--', lighthouse, ...given], {
    cwd: tmpdir(),
    env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
  });
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const time = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  return {
    ...{ performance: score('performance'), accessibility: score('accessibility') },
    ...{ bestPractices: score('best-practices'), seo: score('seo') },
    ...{ firstPaint: time('first-contentful-paint'), largestPaint: time('largest-contentful-paint') },
    blocking: time('total-blocking-time'),
    shift: audits['cumulative-layout-shift']?.displayValue,
    below90: Object.values(audits).flatMap(({ score: points, title, displayValue = '' }) =>
      points !== null && points < 0.9 ? [`${title} ${displayValue}`] : [],
    ),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
