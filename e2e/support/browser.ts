import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { promisify } from 'node:util';
import { unpackChromium } from './unpacked-chromium.ts';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

// To emulate a GPU took a seventh of a journey's time. The last five keep Chromium from contacting Google.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * The browser for journeys: CHROMIUM_PATH, else the system's Chromium, else the one from the npm packages. Throws with
 * the reason if none runs.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return tryOut({ executablePath: named, args: ARGS, env: environment() });
  if (isExecutable(SYSTEM_CHROMIUM))
    return tryOut({ executablePath: SYSTEM_CHROMIUM, args: ARGS, env: environment() });

  const { executablePath, env } = await unpackChromium();
  return tryOut({ executablePath, args: ARGS, env: { ...environment(), ...env } });
}

async function tryOut(browser: Browser): Promise<Browser> {
  try {
    await promisify(execFile)(browser.executablePath, ['--version'], { env: browser.env });
    return browser;
  } catch (cause) {
    const advice = 'Install Chromium, or set CHROMIUM_PATH to one.';
    throw new Error(`${browser.executablePath} does not run. ${advice} ${(cause as Error).message}`, {
      cause,
    });
  }
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function environment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
