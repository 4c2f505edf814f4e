import { addDays } from '@maru/contract/time/business-date.ts';

/** Records of payments and supply, with who made them: the act on consumer protection in electronic commerce, article 6. */
const yearsKept = 5;

/** The day after the years for which a record of this day is kept. */
export function destroyOn(day: string, years = yearsKept): string {
  const [year = 0, rest = ''] = [Number(day.slice(0, 4)), day.slice(4)];
  const later = `${year + years}${rest}`;
  // The 29th of February has no anniversary in most years.
  return rest === '-02-29' ? `${year + years}-03-01` : addDays(later, 1);
}
