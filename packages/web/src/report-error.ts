import { type ErrorCode, errors } from '@maru/contract/errors.ts';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import i18next from 'i18next';
import { isApiError } from './api-error.ts';
import { NetworkError, networkNotices } from './network-error.ts';
import { SessionEnded } from './session-errors.ts';

const networkKeys = { network: 'error', aborted: 'aborted', timeout: 'timeout', status: 'status' } as const;

/** What an error says in the language of the page; undefined for an error that is not known. */
export function errorWords(error: unknown): string | undefined {
  if (isApiError(error)) return refusalWords(error);
  if (!(error instanceof NetworkError)) return undefined;
  return i18next.t(`errors:network.${networkKeys[error.kind]}`, { status: error.http });
}

type Refusal = { code: ErrorCode; detail: unknown; message?: string };

/** Read as the server reads them (contract, error-words.ts): a reason in the detail may have a sentence of its own. */
export function refusalWords({ code, detail: told, message }: Refusal): string {
  const { key } = errors[code];
  const detail = typeof told === 'object' && told !== null ? told : {};
  const keys = 'reason' in detail ? [`errors:${key}_${detail.reason}`, `errors:${key}`] : [`errors:${key}`];
  return i18next.t(keys, { ...detail, ...(message ? { defaultValue: message } : {}) });
}

/**
 * Shows an error as a notice (spec.md section 8). A form shows its own field errors instead of coming here, a call
 * that its caller gave up is no error, the end of the session has a dialog of its own, and what is not known is thrown
 * again.
 */
export function reportError(error: unknown) {
  if (error instanceof SessionEnded) return;
  if (error instanceof NetworkError && error.kind === 'aborted') return;
  const message = errorWords(error);
  if (message === undefined) throw error;

  const id = noticeOf(error);
  // Both say the same; that of the act stays longer.
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
