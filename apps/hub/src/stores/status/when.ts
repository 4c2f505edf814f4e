const dayMs = 86_400_000;
/** Seoul is UTC+9 all year. */
const seoul = 9 * 3_600_000;

const dayOf = (moment: number) => Math.floor((moment + seoul) / dayMs);

/** How to display a future moment: time, "tomorrow", or date. */
export function whenOf(at: string, now: number): 'today' | 'tomorrow' | 'later' {
  const days = dayOf(Date.parse(at)) - dayOf(now);
  if (days > 1) return 'later';
  return days === 1 ? 'tomorrow' : 'today';
}
