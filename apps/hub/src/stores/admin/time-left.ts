const minute = 60_000;

/** An application that has less than this is called urgent. */
const urgentHours = 4;

export type TimeLeft = {
  state: 'waiting' | 'urgent' | 'overdue';
  /** Until the promise ends; of an overdue one, since then. Whole ones. */
  hours: number;
  minutes: number;
};

/** What is left of the 24 hours in which an application is answered. */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const left = Date.parse(dueAt) - now;
  const isOverdue = left < 0;
  // The last minute is still one; what is overdue is so for as long as has gone by.
  const whole = isOverdue ? Math.floor(-left / minute) : Math.ceil(left / minute);
  const hours = Math.floor(whole / 60);
  const state = isOverdue ? 'overdue' : left < urgentHours * 60 * minute ? 'urgent' : 'waiting';
  return { state, hours, minutes: whole % 60 };
}
