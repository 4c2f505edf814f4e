import { storeIdOf } from '../people.ts';
import { customerOfficeOn } from '../screens/customer-office.ts';
import { pointReportOn } from '../screens/point-report.ts';
import type { Studio } from '../screens/studio.ts';

/** Customers of the demo store, and what their points did for months. */
export async function shootPoints({ page, maru, words, shoot }: Studio) {
  const report = pointReportOn(page, words);
  const open = (path: string) => page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}${path}`);
  await open('/customers');
  await customerOfficeOn(page, words).rows.first().waitFor();
  await shoot('63-customers-of-months');
  await open('/points');
  await report.legend.first().waitFor();
  await shoot('63-points');
  await report.asTable.click();
  await report.total('day').waitFor();
  await shoot('63-points-table');
}
