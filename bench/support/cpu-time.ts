import { readdirSync, readFileSync } from 'node:fs';

/** The unit of /proc; 100 on every Linux. */
const ticksPerSecond = 100;

type Stat = { parent: number; own: number; ofEnded: number };

/** Seconds of processor time that a process and all of PostgreSQL, the ended backends too, have used so far. */
export function cpuTime({ server, postmaster }: { server: number; postmaster: number }) {
  const { own, ofEnded } = statOf(postmaster);
  const backends = pids()
    .flatMap((pid) => tryStatOf(pid) ?? [])
    .filter(({ parent }) => parent === postmaster);
  const database = backends.reduce((sum, stat) => sum + stat.own, own + ofEnded);
  return { server: statOf(server).own / ticksPerSecond, database: database / ticksPerSecond };
}

/** Of a process that serves one connection; it may be gone soon, its parent stays. */
export function postmasterOf(backend: number): number {
  return statOf(backend).parent;
}

function pids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** proc(5): after the name in brackets, which may hold anything, come state, parent and, from the twelfth on, the times. */
function statOf(pid: number): Stat {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, own: utime + stime, ofEnded: cutime + cstime };
}

/** Undefined for a process that has ended meanwhile. */
function tryStatOf(pid: number): Stat | undefined {
  try {
    return statOf(pid);
  } catch {
    return undefined;
  }
}
