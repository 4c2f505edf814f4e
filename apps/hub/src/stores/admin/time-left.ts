const minute = 60_000;

/** Applications with less time left count as urgent. */
const urgentHours = 4;

export type TimeLeft = {
  state: 'waiting' | 'urgent' | 'overdue';
  /** Whole hours until the deadline, or since it if overdue. */
  hours: number;
  minutes: number;
};

/** How much is left of the 24 hours in which an application is answered. */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const left = Date.parse(dueAt) - now;
  const isOverdue = left < 0;
  // Time left is rounded up, time overdue is rounded down.
  const whole = isOverdue ? Math.floor(-left / minute) : Math.ceil(left / minute);
  const hours = Math.floor(whole / 60);
  const state = isOverdue ? 'overdue' : left < urgentHours * 60 * minute ? 'urgent' : 'waiting';
  return { state, hours, minutes: whole % 60 };
}
