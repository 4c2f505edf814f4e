import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a server of this folder in its own process and returns what it reports. */
export async function startServer<T>(
  file: string,
  args: readonly string[],
): Promise<{ target: T; pid: number; stop: () => void }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const target = await new Promise<T>((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { target, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
