import { AgreeDialog } from './agree-dialog.tsx';
import { ComingNotice } from './coming-notice.tsx';

/** One file for parts that few people see, fetched when there is something to show. */
export const termsParts = { AgreeDialog, ComingNotice };
