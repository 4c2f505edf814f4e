import { Button } from '@mantine/core';
import { approvalSeconds } from '@maru/contract/app-lock/lock-parts.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { minutesAndSeconds } from '@maru/ui/time-left.ts';
import { formatTime } from '@maru/web/format.ts';
import { isLanguage } from '@maru/web/language.ts';
import { useTranslation } from 'react-i18next';
import { StepTitle } from '#account/lib/step-title.tsx';
import type { Approval, ApprovalAnswer } from './app-lock.api.ts';
import styles from './approval-page.module.css';
import { usePartName } from './use-part-name.ts';
import { useTimeLeft } from './use-time-left.ts';

type ApprovalRequestProps = {
  approval: Approval;
  isAnswering: boolean;
  onAnswer: (answer: ApprovalAnswer) => void;
  onTimeOver: () => void;
};

/** Shows who requests what, the time left, and buttons to approve or refuse. */
export function ApprovalRequest({ approval, isAnswering, onAnswer, onTimeOver }: ApprovalRequestProps) {
  const { t, i18n } = useTranslation('app-lock');
  const partName = usePartName();
  const { userName, storeName, device, requestedAt, expiresAt } = approval;
  const left = useTimeLeft(expiresAt, approvalSeconds, onTimeOver);
  const language = isLanguage(i18n.language) ? i18n.language : 'ko';
  const facts = [
    ['store', storeName],
    ['person', userName],
    ['device', device || t('facts.unknownDevice')],
    ['requestedAt', formatTime(requestedAt, language)],
  ] as const;

  return (
    <>
      <StepTitle isNew>{t('asks', { person: userName, part: partName(approval) })}</StepTitle>
      <p className={styles.text}>{t('advice')}</p>
      <Facts
        areBeside
        isBoxed
        className={styles.facts}
        rows={[
          ...facts.map(([name, value]) => ({ label: t(`facts.${name}`), value })),
          { label: t('facts.left'), value: <span className="tabular">{minutesAndSeconds(left)}</span> },
        ]}
      />
      <div className={styles.answers}>
        <Button variant="filled" fullWidth loading={isAnswering} onClick={() => onAnswer('APPROVE')}>
          {t('approve')}
        </Button>
        <Button variant="default" fullWidth disabled={isAnswering} onClick={() => onAnswer('REFUSE')}>
          {t('refuse')}
        </Button>
      </div>
    </>
  );
}
