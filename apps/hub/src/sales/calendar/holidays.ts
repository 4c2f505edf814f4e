import { getHolidayPreset } from '@hyunbinseo/holidays-kr';

/** The public holidays of a year with their names in the official gazette; most days have one name. */
export type Holidays = Readonly<Record<string, readonly string[]>>;

/**
 * The public holidays of a year. Empty for years that the library does not know; their holidays are not
 * marked.
 */
export async function holidaysOf(year: string): Promise<Holidays> {
  try {
    return await getHolidayPreset(year);
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}
