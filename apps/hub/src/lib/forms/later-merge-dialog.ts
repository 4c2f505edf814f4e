import { later } from '@maru/ui/later/later.ts';

/** Needed only where somebody else saved the same row meanwhile. */
export const mergeDialog = later(async () => (await import('./merge-dialog.tsx')).MergeDialog);
