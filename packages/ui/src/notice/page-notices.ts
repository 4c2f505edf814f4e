import { createNoticeBoard } from './notice-board.ts';

/** The board that `showNotice` writes to and `<Notices>` renders. */
export const pageNotices = createNoticeBoard();
