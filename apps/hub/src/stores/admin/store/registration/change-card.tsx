import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { registrationChangeQuery } from '#hub/stores/admin/admin.api.ts';
import { useCheckRegistrationChange } from '#hub/stores/admin/registration-changes.api.ts';
import { TimeLeftBadge } from '#hub/stores/admin/time-left-badge.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { RegistrationDiff } from '#hub/stores/fields/registration-diff.tsx';
import { CheckFindings } from './business-check-line.tsx';
import styles from './change-card.module.css';
import { ChangeDialog } from './change-dialog.tsx';

/** A pending change of the registration: before and after, the tax office's answer, and the decision. */
export function ChangeCard({ storeId }: { storeId: string }) {
  const { t, language } = useAdminWords();
  const { data: change } = useQuery(registrationChangeQuery(storeId));
  const [decision, setDecision] = useState<'APPROVE' | 'REFUSE'>();
  const ask = useCheckRegistrationChange(storeId);
  if (!change) return null;

  const isChecked = change.before.businessNumber !== change.after.businessNumber;

  return (
    <Card title={t('change.kind')} actions={<TimeLeftBadge dueAt={change.dueAt} />}>
      <p className={styles.text}>{t('change.text')}</p>
      <RegistrationDiff before={change.before} after={change.after} />
      <p className={styles.text}>
        {t(change.registrationImageKey ? 'change.withImage' : 'change.withoutImage')}
      </p>
      {isChecked && (
        <CheckFindings check={change.businessCheck}>
          <Button loading={ask.isPending} onClick={() => ask.mutate()}>
            {t('check.again')}
          </Button>
        </CheckFindings>
      )}
      <p className={styles.small}>{t('change.asked', { time: formatDateTime(change.askedAt, language) })}</p>
      {isChecked && <p className={styles.small}>{t('check.advice')}</p>}
      <div className={styles.buttons}>
        <Button size="lg" variant="action" onClick={() => setDecision('APPROVE')}>
          {t('change.acts.APPROVE')}
        </Button>
        <Button size="lg" onClick={() => setDecision('REFUSE')}>
          {t('change.acts.REFUSE')}
        </Button>
      </div>
      {decision && (
        <ChangeDialog
          change={change}
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDone={() => {
            showNotice({ type: 'SUCCESS', message: t(`change.done.${decision}`) });
            setDecision(undefined);
          }}
        />
      )}
    </Card>
  );
}
