import { later } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';

/** Loaded lazily with its texts, because few orders get a customer after they were taken. */
export const customerSheet = later(async () => {
  const [{ CustomerSheet }] = await Promise.all([
    import('./customer-sheet.tsx'),
    loadTexts('customers', 'terms'),
  ]);
  return CustomerSheet;
});
