import { type ErrorCode, errors } from '@maru/contract/errors.ts';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import i18next from 'i18next';
import { isApiError } from './api-error.ts';
import { NetworkError, networkNotices } from './network-error.ts';
import { SessionEnded } from './session-errors.ts';

const networkKeys = { network: 'error', aborted: 'aborted', timeout: 'timeout', status: 'status' } as const;

/** The text of an error in the page's language; undefined for an unknown error. */
export function errorWords(error: unknown): string | undefined {
  if (isApiError(error)) return refusalWords(error);
  if (!(error instanceof NetworkError)) return undefined;
  return i18next.t(`errors:network.${networkKeys[error.kind]}`, { status: error.http });
}

type Refusal = { code: ErrorCode; detail: unknown; message?: string };

/** A reason in the detail may have its own text, as on the server (error-words.ts in the contract). */
export function refusalWords({ code, detail: told, message }: Refusal): string {
  const { key } = errors[code];
  const detail = typeof told === 'object' && told !== null ? told : {};
  const keys = 'reason' in detail ? [`errors:${key}_${detail.reason}`, `errors:${key}`] : [`errors:${key}`];
  return i18next.t(keys, { ...detail, ...(message ? { defaultValue: message } : {}) });
}

/**
 * Shows an error as a notice. It does not show aborted calls, nor the end of the session, which has a dialog of
 * its own. An unknown error is thrown again.
 */
export function reportError(error: unknown) {
  if (error instanceof SessionEnded) return;
  if (error instanceof NetworkError && error.kind === 'aborted') return;
  const message = errorWords(error);
  if (message === undefined) throw error;

  const id = noticeOf(error);
  // Both notices have the same text; the one for acts stays longer.
  if (id === networkNotices.act) removeNotice(networkNotices.read);
  if (id === networkNotices.read && isShown(networkNotices.act)) return;
  showNotice({ id, type: 'ERROR', message });
}

function noticeOf(error: unknown): string {
  if (isApiError(error)) return error.code;
  return error instanceof NetworkError && error.isAct ? networkNotices.act : networkNotices.read;
}

function isShown(id: string): boolean {
  return pageNotices.read().some((notice) => notice.id === id);
}
