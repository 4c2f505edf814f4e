import { Button } from '@mantine/core';
import { mayAskToClose } from '@maru/contract/stores/application.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#hub/lib/card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useStoreRow } from '#hub/stores/stores.api.ts';
import { closeRequestQuery, useWithdrawCloseRequest } from './closing.api.ts';
import styles from './closing.module.css';

const closeStoreDialog = later(async () => {
  const [{ CloseStoreDialog }] = await Promise.all([import('./close-store-dialog.tsx'), loadTexts('forms')]);
  return CloseStoreDialog;
});

/** Lets an owner ask to close the store, and withdraw the request. */
export function CloseStoreCard({ storeId }: { storeId: string }) {
  const { t } = useTranslation('closing');
  const language = useLanguage();
  const { applicationStatus } = useStoreRow(storeId);
  const { data: request } = useQuery(closeRequestQuery(storeId));
  const { mutate: withdraw, isPending } = useWithdrawCloseRequest(storeId);
  const [isOpen, setIsOpen] = useState(false);
  const CloseStoreDialog = usePart(closeStoreDialog, isOpen);
  if (!mayAskToClose(applicationStatus) || request === undefined) return null;

  const isOpenRequest = request?.status === 'OPEN';
  return (
    <Card title={t('title')}>
      {isOpenRequest ? (
        <p className={styles.text}>
          {t('asked', { time: formatDateTime(request.askedAt, language), name: personName(request.askedBy) })}
        </p>
      ) : (
        <p className={styles.text}>{t('text')}</p>
      )}
      {isOpenRequest && <p className={styles.reason}>{request.reason}</p>}
      {request?.status === 'REFUSED' && (
        <p className={styles.reason}>{t('refused', { answer: request.answer })}</p>
      )}
      {isOpenRequest ? (
        <Button
          size="lg"
          loading={isPending}
          onClick={() =>
            withdraw(request.id, {
              onSuccess: () => showNotice({ id: 'closing', type: 'SUCCESS', message: t('withdrawn') }),
            })
          }
        >
          {t('withdraw')}
        </Button>
      ) : (
        <Button size="lg" variant="outline" color="danger" onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && CloseStoreDialog && <CloseStoreDialog storeId={storeId} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
