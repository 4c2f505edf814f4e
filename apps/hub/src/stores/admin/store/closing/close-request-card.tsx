import { Button } from '@mantine/core';
import { type ApplicationStatus, mayMoveApplication } from '@maru/contract/stores/application.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { DecisionDialog } from '#hub/stores/admin/store/decision/decision-dialog.tsx';
import { decisionOf } from '#hub/stores/admin/store/decision/decisions.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { closeRequestQuery, useRefuseCloseRequest } from '#hub/stores/closing/closing.api.ts';
import styles from './close-request-card.module.css';

type CloseRequestCardProps = { store: Store; onDecided: (status: ApplicationStatus) => void };

/** An owner's request to close the store: granted by suspending the store, or refused. */
export function CloseRequestCard({ store, onDecided }: CloseRequestCardProps) {
  const { t, language } = useAdminWords();
  const { id: storeId, applicationStatus: from } = store;
  const { data: request } = useQuery({
    ...closeRequestQuery(storeId),
    ...{ staleTime: 0, refetchInterval: 15_000 },
  });
  const { mutate: refuse, isPending } = useRefuseCloseRequest(storeId);
  const [isAsking, setIsAsking] = useState(false);
  const [isGranting, setIsGranting] = useState(false);
  // The dialog stays open, with what was typed, until the server has answered.
  if (!request || (request.status !== 'OPEN' && !isGranting)) return null;

  const close = () => setIsAsking(false);
  const mayGrant = mayMoveApplication('admin', from, 'TERMINATED');
  return (
    <Card title={t('closing.title')}>
      <p className={styles.text}>
        {t('closing.asked', {
          time: formatDateTime(request.askedAt, language),
          name: personName(request.askedBy),
        })}
      </p>
      <p className={styles.reason}>{request.reason}</p>
      {from !== 'TERMINATED' && (
        <p className={styles.text}>{t(mayGrant ? 'closing.how' : 'closing.howPending')}</p>
      )}
      <div className={styles.buttons}>
        {mayGrant && (
          <Button size="lg" variant="action" onClick={() => setIsGranting(true)}>
            {t('closing.grant')}
          </Button>
        )}
        <Button size="lg" onClick={() => setIsAsking(true)}>
          {t('closing.refuse')}
        </Button>
      </div>
      {isGranting && (
        <DecisionDialog
          store={store}
          decision={decisionOf(from, 'TERMINATED')}
          closeRequestId={request.id}
          onClose={() => setIsGranting(false)}
          onDone={onDecided}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={(reason) =>
          refuse(
            { id: request.id, reason },
            {
              onSuccess: () => {
                showNotice({ type: 'SUCCESS', message: t('closing.refused') });
                close();
              },
            },
          )
        }
        title={t('closing.ask')}
        text={t('closing.text')}
        confirmText={t('closing.refuse')}
        cancelText={t('app:close')}
        closeText={t('app:close')}
        isPending={isPending}
        reason={{
          label: t('decision.reason'),
          maxLength: 500,
          requiredText: t('decision.reasonMissing'),
        }}
      />
    </Card>
  );
}
