import type { PageContent } from '@maru/contract/rendered-page.ts';

const seconds = 3;

/**
 * After how many seconds the page of a pay link is reloaded, without script: while a result is pending, or
 * after a failure that may be temporary.
 */
export function refreshSeconds({ payPage }: PageContent): number | undefined {
  if (payPage?.state === 'FAILED') return payPage.seconds ?? undefined;
  const { state } = payPage ?? {};
  return state === 'CONFIRMING' || state === 'WAITING' ? seconds : undefined;
}
