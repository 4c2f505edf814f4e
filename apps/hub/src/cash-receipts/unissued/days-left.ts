/** How many days are left to issue a receipt; `daysLeft` is 0 on the last day. */
export type DaysLeft = { key: 'today' | 'left' | 'late'; count: number };

export function daysLeftOf(daysLeft: number): DaysLeft {
  if (daysLeft === 0) return { key: 'today', count: 0 };
  return { key: daysLeft > 0 ? 'left' : 'late', count: Math.abs(daysLeft) };
}
