import { LockedDialog } from './locked-dialog.tsx';
import { LockedState } from './locked-state.tsx';

/** One file for what is loaded together. */
export const lockedParts = { LockedDialog, LockedState };
