import { readdirSync, readFileSync } from 'node:fs';

/** Unit of the times in /proc; 100 on every Linux. */
const ticksPerSecond = 100;

type Stat = { parent: number; own: number; ofEnded: number };

/** Processor seconds used so far by a process and all of PostgreSQL, including backends that have ended. */
export function cpuTime({ server, postmaster }: { server: number; postmaster: number }) {
  const { own, ofEnded } = statOf(postmaster);
  const backends = pids()
    .flatMap((pid) => tryStatOf(pid) ?? [])
    .filter(({ parent }) => parent === postmaster);
  const database = backends.reduce((sum, stat) => sum + stat.own, own + ofEnded);
  return { server: statOf(server).own / ticksPerSecond, database: database / ticksPerSecond };
}

/** The postmaster of a backend. The backend may end soon; the postmaster stays. */
export function postmasterOf(backend: number): number {
  return statOf(backend).parent;
}

function pids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/**
 * proc(5): after the name in brackets, which may contain anything, come state, parent and, from the twelfth field on,
 * the times.
 */
function statOf(pid: number): Stat {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, own: utime + stime, ofEnded: cutime + cstime };
}

/** Undefined if the process has ended in the meantime. */
function tryStatOf(pid: number): Stat | undefined {
  try {
    return statOf(pid);
  } catch {
    return undefined;
  }
}
