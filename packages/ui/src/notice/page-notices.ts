import { createNoticeBoard } from './notice-board.ts';

/** What `showNotice` writes on and `<Notices>` shows. */
export const pageNotices = createNoticeBoard();
