import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AtuSetting } from './atu-setting.api.ts';
import styles from './lock-page.module.css';

/** Loaded lazily, because it contains the phone number rules of every country. */
const storePhoneDialog = later(async () => {
  const [parts] = await Promise.all([import('./phone/store-phone-dialog.tsx'), loadTexts('phone-code')]);
  return parts.StorePhoneDialog;
});

type StorePhoneCardProps = { storeId: string; setting: AtuSetting; isOwner: boolean };

/** Shows the phone that approves, with a button to change it. */
export function StorePhoneCard({ storeId, setting, isOwner }: StorePhoneCardProps) {
  const { t } = useTranslation('app-lock');
  const [isOpen, setIsOpen] = useState(false);
  const StorePhoneDialog = usePart(storePhoneDialog, isOpen);
  const { storePhone, lockedParts } = setting;
  const isLocked = lockedParts.length > 0;

  return (
    <section className="card-box" aria-labelledby="lock-phone">
      <h2 className={styles.title} id="lock-phone">
        {t('phone.title')}
      </h2>
      <p className={styles.text}>{t('phone.text')}</p>
      {storePhone === null ? (
        <p className={styles.text}>{t('phone.none')}</p>
      ) : (
        <p className={styles.number}>{storePhone}</p>
      )}
      {isOwner && (
        <>
          {isLocked && (
            <p className={styles.text} id="lock-phone-why">
              {t('phone.locked')}
            </p>
          )}
          <Button
            size="lg"
            fullWidth
            className={styles.phoneButton ?? ''}
            variant={storePhone === null ? 'action' : 'default'}
            disabled={isLocked}
            aria-describedby={isLocked ? 'lock-phone-why' : undefined}
            onClick={() => setIsOpen(true)}
          >
            {t(storePhone === null ? 'phone.register' : 'phone.change')}
          </Button>
        </>
      )}
      {isOpen && StorePhoneDialog && <StorePhoneDialog storeId={storeId} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
