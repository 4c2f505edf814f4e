import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: only the board of an earlier day needs it. */
export const exportDay = later(async () => (await import('./export-day.tsx')).ExportDay);
