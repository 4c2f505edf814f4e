import { LockedDialog } from './locked-dialog.tsx';
import { LockedState } from './locked-state.tsx';

/** One file, because they are loaded together. */
export const lockedParts = { LockedDialog, LockedState };
