import { Button } from '@mantine/core';
import { type AccountFlag, accountFlags } from '@maru/contract/users/account-flags.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { useUserWords } from '#hub/users/use-user-words.ts';
import type { User } from '#hub/users/users.api.ts';
import styles from '#hub/users/users.module.css';
import { FlagDialog } from './flag-dialog.tsx';

/** Shows the three flags: which are false, who changed them, when and why, and the acts on them. */
export function FlagsCard({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { t } = useUserWords();
  const [asked, setAsked] = useState<AccountFlag>();

  return (
    <Card title={t('flags.title')}>
      <ul className={styles.entries}>
        {accountFlags.map((flag) => (
          <Flag key={flag} user={user} flag={flag} onAsk={isOwn ? undefined : () => setAsked(flag)} />
        ))}
      </ul>
      {isOwn && <p className={styles.muted}>{t('flags.own')}</p>}
      {asked && <FlagDialog user={user} flag={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

type FlagProps = { user: User; flag: AccountFlag; onAsk: (() => void) | undefined };

function Flag({ user, flag, onAsk }: FlagProps) {
  const { t, language } = useUserWords();
  const isUp = user[flag];
  const change = user.flagChanges.find((one) => one.flag === flag);

  return (
    <li>
      <div className={styles.line}>
        <p className={styles.what}>
          {t(`flags.names.${flag}`)}
          <StatusBadge tone={isUp ? 'success' : 'danger'}>
            {t(isUp ? `flags.up.${flag}` : `flags.down.${flag}`)}
          </StatusBadge>
        </p>
        {onAsk && <Button onClick={onAsk}>{t(isUp ? `flags.lower.${flag}` : `flags.raise.${flag}`)}</Button>}
      </div>
      {change && (
        <p className={styles.muted}>
          {t('flags.change', {
            name: personName(change.byName ?? ''),
            time: formatDateTime(change.at, language),
            reason: change.reason,
          })}
        </p>
      )}
    </li>
  );
}
