import { Skeleton } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#hub/lib/card.tsx';
import { useUserWords } from '#hub/users/use-user-words.ts';
import { userConsentsQuery } from '#hub/users/users.api.ts';
import styles from '#hub/users/users.module.css';

/** How many characters of the hash are shown, enough to compare it with that of a text. */
const shownOfHash = 16;

/** Lists what the user agreed to or refused, with the proof of which text was shown. */
export function ConsentsCard({ userId }: { userId: string }) {
  const { t, language } = useUserWords();
  const { data: consents } = useQuery(userConsentsQuery(userId));

  return (
    <Card title={t('consents.title')}>
      {consents === undefined && <Skeleton height={96} radius="md" />}
      {consents?.length === 0 && <p className={styles.muted}>{t('consents.none')}</p>}
      <ul className={styles.entries}>
        {consents?.map((consent) => (
          <li key={consent.id}>
            <p className={styles.what}>
              {consent.title}
              <StatusBadge tone={consent.agreed ? 'success' : 'neutral'}>
                {t(consent.agreed ? 'consents.agreed' : 'consents.refused')}
              </StatusBadge>
            </p>
            <p className={styles.muted}>
              {[
                formatDateTime(consent.agreedAt, language),
                consent.storeName,
                t('consents.version', { version: consent.version }),
                t(`app:languages.${consent.language}`),
                t('consents.hash', { hash: consent.textHash.slice(0, shownOfHash) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
