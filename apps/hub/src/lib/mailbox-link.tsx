import { pageConfig } from '@maru/web/config.ts';

/** In a trial, a link to the mailbox, where sent messages are read. */
export function MailboxLink({ text }: { text: string }) {
  const { environment, accountUrl } = pageConfig();
  if (environment !== 'trial') return null;
  return (
    <a className="small-link" href={`${accountUrl}/dev/outbox`} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
