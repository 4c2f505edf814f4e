import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import { TopBar } from '#account/lib/top-bar.tsx';
import { KakaoSwitch } from './kakao-switch.tsx';
import styles from './mailbox-page.module.css';
import { MailboxSearch } from './mailbox-search.tsx';
import { SentMessageCard } from './sent-message.tsx';
import { useMailbox } from './use-mailbox.ts';

const nothing: readonly SentMessage[] = [];

/** Trial only: shows all sent messages, so that every flow can be completed on one machine. */
export function MailboxPage() {
  const { t } = useTranslation('messaging');
  const { query, content } = usePage();
  const { to, messages, isAway, search } = useMailbox({
    to: new URLSearchParams(query).get('to') ?? '',
    messages: content.mailbox ?? nothing,
  });
  const newestMail = messages.find(({ channel }) => channel === 'MAIL');

  return (
    <div className={styles.page}>
      <header>
        <TopBar />
      </header>
      <main>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.about}>{t('about')}</p>
        <MailboxSearch value={to} onChange={search} />
        <KakaoSwitch first={content.kakaoMood ?? 'DELIVERED'} to={to} />
        <p className={styles.state} role="status" data-away={isAway || undefined}>
          {isAway ? t('away') : t('count', { count: messages.length })}
        </p>
        {messages.length === 0 && <Nothing to={to.trim()} />}
        <ol className={styles.list} aria-label={t('list')}>
          {messages.map((message) => (
            <li key={message.id}>
              <SentMessageCard message={message} isNewestMail={message === newestMail} />
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}

/** Empty state, with hints. */
function Nothing({ to }: { to: string }) {
  const { t } = useTranslation('messaging');
  const isSearch = to !== '';

  return (
    <EmptyState
      title={isSearch ? t('noMatch.title', { to }) : t('empty.title')}
      text={isSearch ? t('noMatch.text') : t('empty.text')}
      action={
        <a className={styles.go} href={isSearch ? '/dev/outbox' : '/signup'}>
          {isSearch ? t('noMatch.go') : t('empty.go')}
        </a>
      }
    />
  );
}
