import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneResetQuery, useStopPhoneReset } from '#hub/app-lock/phone/phone-reset.api.ts';
import { Card } from '#hub/lib/card.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import styles from './lost-phone.module.css';

/** Loaded lazily, because it contains the phone number rules of every country. */
const lostPhoneDialog = later(async () => {
  const [{ LostPhoneDialog }] = await Promise.all([
    import('./lost-phone-dialog.tsx'),
    loadTexts('phone-code'),
  ]);
  return LostPhoneDialog;
});

/** For admins: replaces a store phone that was lost, and shows the outcome of the last change. */
export function LostPhoneCard({ storeId }: { storeId: string }) {
  const { t } = useTranslation('app-lock');
  const language = useLanguage();
  const { data: reset } = useQuery(phoneResetQuery(storeId));
  const [isOpen, setIsOpen] = useState(false);
  const LostPhoneDialog = usePart(lostPhoneDialog, isOpen);
  const isRunning = reset?.state === 'SENT' || reset?.state === 'CONFIRMED';
  const onStopped = () => showNotice({ type: 'SUCCESS', message: t('reset.stopped') });
  const { mutate: stop, isPending } = useStopPhoneReset(storeId, onStopped);

  return (
    <Card title={t('lost.title')}>
      <p className={styles.text}>{t('lost.text')}</p>
      {reset && (
        <p className={styles.state}>
          {t(`lost.states.${reset.state}`, {
            phone: reset.phone,
            expires: formatDateTime(reset.expiresAt, language),
            holds: reset.holdsAt ? formatDateTime(reset.holdsAt, language) : '',
          })}
        </p>
      )}
      <div className={styles.buttons}>
        {reset?.state !== 'CONFIRMED' && <Button onClick={() => setIsOpen(true)}>{t('lost.act')}</Button>}
        {isRunning && (
          <Button loading={isPending} onClick={() => stop()}>
            {t('reset.stop')}
          </Button>
        )}
      </div>
      {isOpen && LostPhoneDialog && <LostPhoneDialog storeId={storeId} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
