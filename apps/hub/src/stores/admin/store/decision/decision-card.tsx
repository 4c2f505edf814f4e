import { Button } from '@mantine/core';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { mayMoveApplication, needsEveryField } from '@maru/contract/stores/application.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { formatDateTime } from '@maru/web/format.ts';
import { useId, useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { fieldsMissing } from '#hub/stores/admin/fields-missing.ts';
import { MissingBadges } from '#hub/stores/admin/missing-badges.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './decision-card.module.css';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Decision, decisionOf } from './decisions.ts';

type DecisionCardProps = { store: Store; onDecided: (status: ApplicationStatus) => void };

const targets = ['APPROVED', 'DRAFT', 'TERMINATED'] as const;

/** Status of the application, and the possible decisions. Says what an approval is missing. */
export function DecisionCard({ store, onDecided }: DecisionCardProps) {
  const { t, language } = useAdminWords();
  const whyNot = useId();
  const [decision, setDecision] = useState<Decision>();
  const { applicationStatus: from, missing, submittedAt, applicationReason } = store;
  const possible = targets.filter((to) => mayMoveApplication('admin', from, to));
  const isIncomplete = missing.length > 0;

  return (
    <Card title={t('decision.title')}>
      <p className={styles.text}>{t(`decision.states.${from}`)}</p>
      {submittedAt && (
        <p className={styles.small}>
          {t('queue.submitted', { time: formatDateTime(submittedAt, language) })}
        </p>
      )}
      {applicationReason && (
        <p className={styles.reason}>{t('decision.lastReason', { reason: applicationReason })}</p>
      )}
      <MissingBadges missing={missing} />
      <div className={styles.buttons}>
        {possible.map((to) => {
          const isClosed = needsEveryField(from, to) && isIncomplete;
          return (
            <Button
              key={to}
              size="lg"
              {...buttonLooks[to]}
              disabled={isClosed}
              aria-describedby={isClosed ? whyNot : undefined}
              onClick={() => setDecision(decisionOf(from, to))}
            >
              {t(`decision.acts.${decisionOf(from, to).kind}`)}
            </Button>
          );
        })}
      </div>
      {isIncomplete && needsEveryField(from, 'APPROVED') && (
        <p id={whyNot} className={styles.why}>
          {t('errors:approve_store_require')}{' '}
          {t('decision.whyNot', {
            fields: fieldsMissing(missing)
              .map((name) => t(`store-fields:missing.${name}`))
              .join(', '),
          })}
        </p>
      )}
      {decision && (
        <DecisionDialog
          store={store}
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDone={onDecided}
        />
      )}
    </Card>
  );
}

const buttonLooks = {
  APPROVED: { variant: 'action' },
  DRAFT: { variant: 'default' },
  // A plain button, because this is rarely the next step. The button in its dialog is red.
  TERMINATED: { variant: 'default' },
} as const;
