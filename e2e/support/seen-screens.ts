import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';

/** The folder of results, which each run empties first. Walks run in several processes, so they share a folder. */
const folder = () => join(test.info().project.outputDir, 'seen-screens');

/** Records the screens that a walk saw, each as `hub /profile`. */
export async function noteSeenScreens(walk: string, screens: ReadonlySet<string>): Promise<void> {
  await mkdir(folder(), { recursive: true });
  await writeFile(join(folder(), walk), [...screens].join('\n'));
}

/** The screens that all walks of this run saw. */
export async function seenScreens(): Promise<string[]> {
  const walks = await readdir(folder());
  const noted = await Promise.all(walks.map((walk) => readFile(join(folder(), walk), 'utf8')));
  return noted.flatMap((text) => text.split('\n'));
}
