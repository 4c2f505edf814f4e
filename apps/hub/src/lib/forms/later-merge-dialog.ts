import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: needed only after a conflicting save. */
export const mergeDialog = later(async () => (await import('./merge-dialog.tsx')).MergeDialog);
