import { Button } from '@mantine/core';
import { type SummaryKind, summaryKinds } from '@maru/contract/sales/revenue-message.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { MessageBubble } from '#hub/lib/messages/message-bubble.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { messagePreviewQuery } from './revenue-message.api.ts';
import styles from './revenue-message.module.css';

/** Shows the message as the person would get it now. */
export function PreviewCard() {
  const { t } = useTranslation('revenue-message');
  const store = useStore();
  const [kind, setKind] = useState<SummaryKind>('DAILY');

  return (
    <FormCard title={t('preview.title')}>
      {store.may('SALES') ? (
        <>
          <Segmented
            label={t('preview.kind')}
            isFullWidth
            isOutsideForm
            value={kind}
            onChange={setKind}
            options={summaryKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <Preview storeId={store.storeId} kind={kind} />
        </>
      ) : (
        <p className={styles.note}>{t('preview.noRight')}</p>
      )}
    </FormCard>
  );
}

function Preview({ storeId, kind }: { storeId: string; kind: SummaryKind }) {
  const { t } = useTranslation('revenue-message');
  const { data, isError, refetch } = useQuery({
    ...messagePreviewQuery(storeId, kind),
    placeholderData: keepPreviousData,
  });

  if (data)
    return (
      <div className={styles.preview}>
        <section aria-label={t('preview.kakao')}>
          <h3 className={styles.carrier}>{t('preview.kakao')}</h3>
          <MessageBubble text={data.kakao.text} button={data.kakao.button} />
        </section>
        <section aria-label={t(`preview.sms.${data.sms.form}`)}>
          <h3 className={styles.carrier}>{t(`preview.sms.${data.sms.form}`)}</h3>
          <MessageBubble text={data.sms.text} />
        </section>
      </div>
    );
  return (
    <div className={styles.preview}>
      <p className={styles.note} role={isError ? 'alert' : 'status'}>
        {isError ? t('preview.failed') : t('preview.loading')}
      </p>
      {isError && <Button onClick={() => void refetch()}>{t('preview.again')}</Button>}
    </div>
  );
}
