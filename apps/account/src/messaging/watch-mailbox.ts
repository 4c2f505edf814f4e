import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { fetchOrFail, NetworkError } from '@maru/web/network-error.ts';

export const pauseMs = 2_000;

type Watcher = {
  /** Part of an address or a number; empty for all. */
  to: string;
  onMessages: (messages: readonly SentMessage[]) => void;
  /** Called if the last poll failed. */
  onAway: () => void;
};

/**
 * Polls the sent messages at once and then every two seconds while the page is visible. Returns a function that stops.
 */
export function watchMailbox({ to, onMessages, onAway }: Watcher): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;

  async function look() {
    clearTimeout(timer);
    if (isLooking || document.visibilityState === 'hidden') return;
    isLooking = true;
    try {
      const messages = await readMailbox(to, stopped.signal);
      if (!stopped.signal.aborted) onMessages(messages);
    } catch {
      if (!stopped.signal.aborted) onAway();
    }
    isLooking = false;
    if (!stopped.signal.aborted) timer = setTimeout(look, pauseMs);
  }

  document.addEventListener('visibilitychange', look, { signal: stopped.signal });
  void look();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

async function readMailbox(to: string, signal: AbortSignal): Promise<readonly SentMessage[]> {
  const query = to === '' ? '' : `?${new URLSearchParams({ to })}`;
  const response = await fetchOrFail(`/dev/outbox.json${query}`, { signal });
  if (!response.ok) throw new NetworkError('status', { http: response.status });
  return ((await response.json()) as { response: SentMessage[] }).response;
}
