import { watchErrors } from '@maru/web/watch-errors.ts';
import { readUnreadNews } from '#hub/content/content.api.ts';
import { clearAnswers } from '#hub/lib/device/answer-store.ts';
import { TermsPart } from '#hub/terms/terms-part.tsx';
import { AccountPanel } from './frame/account-panel.tsx';
import { UnsentPill } from './frame/unsent-pill.tsx';
import { beginOffline } from './offline/begin-offline.ts';
import { restoreAnswers } from './offline/kept-answers.ts';
import { SignedOutDialog } from './states/signed-out-dialog.tsx';

/** One file for what every screen prefetches once the page is idle. */
export const idleParts = {
  clearAnswers,
  AccountPanel,
  UnsentPill,
  beginOffline,
  restoreAnswers,
  SignedOutDialog,
  readUnreadNews,
  watchErrors,
  TermsPart,
};
