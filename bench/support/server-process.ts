import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Target } from './load.ts';

/** Starts a server of this folder in a process of its own and answers where it is. */
export async function startServer(
  file: string,
  args: readonly string[],
): Promise<{ target: Target; stop: () => void }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const target = await new Promise<Target>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Target));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { target, stop: () => child.disconnect() };
}
