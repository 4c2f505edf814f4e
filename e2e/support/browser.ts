import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isChromiumInPackages, unpackChromium } from './unpacked-chromium.ts';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

// Emulating a GPU took a seventh of a journey's time, and a separate process for drawing another seventh. The
// last five arguments keep Chromium from contacting Google.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * The browser for journeys: CHROMIUM_PATH, else the one of the npm packages, whose version is pinned and which starts
 * faster than a whole Chromium, else the system's. Throws with the reason if it does not run.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return tryOut({ executablePath: named, args: ARGS, env: environment() });
  if (isChromiumInPackages()) {
    const { executablePath, env } = await unpackChromium();
    return tryOut({ executablePath, args: ARGS, env: { ...environment(), ...env } });
  }
  return tryOut({ executablePath: SYSTEM_CHROMIUM, args: ARGS, env: environment() });
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

function environment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
