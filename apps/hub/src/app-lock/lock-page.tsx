import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { atuSettingQuery } from './atu-setting.api.ts';
import styles from './lock-page.module.css';
import { PartsForm } from './parts-form.tsx';
import { PhoneResetCard } from './phone/phone-reset-card.tsx';
import { StorePhoneCard } from './store-phone-card.tsx';
import { UnlockedCard } from './unlocked-card.tsx';

/** Shows what is locked, which phone approves, and which sessions are unlocked. Only owners can change it. */
export function LockPage() {
  const { t } = useTranslation('app-lock');
  const { storeId, role } = useStore();
  const { data: setting } = useSuspenseQuery(atuSettingQuery(storeId));
  const isOwner = role === 'OWNER';

  return (
    <StoreFrame title={t('title')}>
      <div className={styles.page}>
        <div className={styles.phones}>
          {setting.phoneReset && <PhoneResetCard storeId={storeId} reset={setting.phoneReset} />}
          <StorePhoneCard storeId={storeId} setting={setting} isOwner={isOwner} />
        </div>
        <PartsForm storeId={storeId} setting={setting} isOwner={isOwner} />
        {isOwner && <UnlockedCard storeId={storeId} />}
      </div>
    </StoreFrame>
  );
}
