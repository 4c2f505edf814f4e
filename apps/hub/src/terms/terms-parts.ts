import { AgreeDialog } from './agree-dialog.tsx';
import { ComingNotice } from './coming-notice.tsx';

/** One file for what few people see, fetched when there is something to tell. */
export const termsParts = { AgreeDialog, ComingNotice };
