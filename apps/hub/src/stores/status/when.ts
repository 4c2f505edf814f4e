const dayMs = 86_400_000;
/** Seoul keeps +09:00 the whole year. */
const seoul = 9 * 3_600_000;

const dayOf = (moment: number) => Math.floor((moment + seoul) / dayMs);

/** How a moment that lies ahead is named: today by its time, tomorrow as that, others by their date. */
export function whenOf(at: string, now: number): 'today' | 'tomorrow' | 'later' {
  const days = dayOf(Date.parse(at)) - dayOf(now);
  if (days > 1) return 'later';
  return days === 1 ? 'tomorrow' : 'today';
}
