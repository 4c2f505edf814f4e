import type { VisibleDay, VisibleDayOff } from '@maru/contract/place/visible-hours.ts';
import type { Span, Weekday } from '@maru/contract/stores/opening-hours.ts';
import { clockOf } from '@maru/web/clock.ts';

const dayMinutes = 24 * 60;
const names: Readonly<Record<Weekday, string>> = {
  SUN: 'Sunday',
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
};

/**
 * One entry for each stretch of a day between breaks. A stretch after midnight belongs to the day on which it
 * began.
 */
export function weeklyHours(week: readonly VisibleDay[]) {
  return week.flatMap(({ weekday, open, breaks }) =>
    (open ? withoutBreaks(open, breaks) : []).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${names[weekday]}`,
      opens: clockOf(span.from),
      closes: closesAt(span),
    })),
  );
}

/** Days off. In schema.org, "from midnight to midnight" means closed. */
export function specialHours(daysOff: readonly VisibleDayOff[]) {
  return daysOff.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }));
}

/** Midnight becomes 23:59, because 00:00 would be read as the beginning of that day. */
function closesAt({ to }: Span): string {
  return to === dayMinutes ? '23:59' : clockOf(to);
}

export function withoutBreaks(open: Span, breaks: readonly Span[]): Span[] {
  const inOrder = breaks.toSorted((one, other) => one.from - other.from);
  const edges = [open.from, ...inOrder.flatMap(({ from, to }) => [from, to]), open.to];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1] ?? from;
    return index % 2 === 0 && from < to ? [{ from, to }] : [];
  });
}
