import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { useEffect, useState } from 'react';
import { watchMailbox } from './watch-mailbox.ts';

type Mailbox = {
  to: string;
  messages: readonly SentMessage[];
  isAway: boolean;
  search: (to: string) => void;
};

/**
 * Sent messages by recipient: first those that the server rendered, then those of a poll. The search text is
 * in the address.
 */
export function useMailbox(first: { to: string; messages: readonly SentMessage[] }): Mailbox {
  const [to, setTo] = useState(first.to);
  const [messages, setMessages] = useState(first.messages);
  const [isAway, setIsAway] = useState(false);

  useEffect(
    () =>
      watchMailbox({
        to: to.trim(),
        onMessages(found) {
          setIsAway(false);
          setMessages((shown) => (idsOf(shown) === idsOf(found) ? shown : found));
        },
        onAway: () => setIsAway(true),
      }),
    [to],
  );

  const search = (wanted: string) => {
    setTo(wanted);
    const query = wanted.trim() === '' ? '' : `?${new URLSearchParams({ to: wanted.trim() })}`;
    history.replaceState(null, '', `${location.pathname}${query}`);
  };
  return { to, messages, isAway, search };
}

function idsOf(messages: readonly SentMessage[]): string {
  return messages.map(({ id }) => id).join();
}
