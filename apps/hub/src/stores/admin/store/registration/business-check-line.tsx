import { Button } from '@mantine/core';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatTimeAgo } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type BusinessCheck, checkQuery } from '#hub/stores/admin/admin.api.ts';
import { useCheckBusiness } from '#hub/stores/admin/admin-acts.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './business-check-line.module.css';

const tones: Record<BusinessCheck['status'], Tone> = {
  NOT_CHECKED: 'neutral',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  CLOSED: 'danger',
  UNREGISTERED: 'danger',
  FAILED: 'warning',
};

/** Shows the tax office's answer about the business number. It is advice only. */
export function BusinessCheckLine({ storeId }: { storeId: string }) {
  const { t } = useAdminWords();
  const { data: check } = useQuery(checkQuery(storeId));
  const ask = useCheckBusiness(storeId);
  if (!check) return null;

  return (
    <div className={styles.check}>
      <CheckFindings check={check}>
        <Button loading={ask.isPending} disabled={!check.businessNumber} onClick={() => ask.mutate()}>
          {t('check.again')}
        </Button>
      </CheckFindings>
      <p className={styles.advice}>{t('check.advice')}</p>
    </div>
  );
}

type CheckFindingsProps = { check: BusinessCheck; children?: ReactNode };

/** The tax office's answer about a business number. */
export function CheckFindings({ check, children }: CheckFindingsProps) {
  const { t, language } = useAdminWords();
  const { status, taxType, checkedAt } = check;
  return (
    <div className={styles.line}>
      <span className={styles.label}>{t('check.label')}</span>
      <StatusBadge tone={tones[status]}>{t(`check.statuses.${status}`)}</StatusBadge>
      {taxType && <span>{t(`check.taxTypes.${taxType}`)}</span>}
      {checkedAt && <time dateTime={checkedAt}>{formatTimeAgo(checkedAt, language)}</time>}
      {children}
    </div>
  );
}
