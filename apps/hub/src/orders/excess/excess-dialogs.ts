import { CompleteDialog } from './complete-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { SettleExcessDialog } from './settle-excess-dialog.tsx';

/** One file, because they are loaded together. */
export const excessDialogs = { CompleteDialog, DecideDialog, SettleExcessDialog };
