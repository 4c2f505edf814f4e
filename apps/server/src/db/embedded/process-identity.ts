import { readFileSync } from 'node:fs';

/** Names a process. With its start time, another that got the same number after a restart is not taken for it. */
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
    // Anything but ESRCH means alive, and another user's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether that process was started with this text in its command; unknown, outside Linux, counts as yes. */
export function isStartedWith(pid: number, text: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
  } catch {
    return true;
  }
}
