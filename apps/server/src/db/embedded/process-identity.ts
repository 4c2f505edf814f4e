import { readFileSync } from 'node:fs';

/** Process id and start time, so that a later process with the same id is not taken for this one. Outside Linux only the id. */
export function identityOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid} `;
  }
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Any error but ESRCH means that the process is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether the command of a process contains this text. Outside Linux it is unknown and counts as yes. */
export function isStartedWith(pid: number, text: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
  } catch {
    return true;
  }
}
