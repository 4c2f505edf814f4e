import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useStoreRow } from '#hub/stores/stores.api.ts';
import { useAskToClose } from './closing.api.ts';
import styles from './closing.module.css';

const longestReason = 500;
const usualReasons = ['CLOSED_DOWN', 'SOLD', 'ELSEWHERE'] as const;
const means = ['orders', 'open', 'records', 'offline', 'page'] as const;

/** Says what closing a store means before an owner asks for it. */
export function CloseStoreDialog({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const { t } = useTranslation(['closing', 'app']);
  const { name } = useStoreRow(storeId);
  const { mutate: ask, isPending } = useAskToClose(storeId);
  const submit = async (reason: string) =>
    ask(reason, {
      onSuccess: () => {
        showNotice({ id: 'closing', type: 'SUCCESS', message: t('done') });
        onClose();
      },
    });

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={t('ask', { store: name })}
      closeText={t('app:close')}
      width={520}
    >
      <ReasonForm
        label={t('why')}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`reasons.${usual}`))}
        act={{ label: t('act'), variant: 'filled', color: 'danger', isPending }}
        onSubmit={submit}
        closeText={t('cancel')}
        onClose={onClose}
      >
        {() => (
          <ul className={styles.means}>
            {means.map((one) => (
              <li key={one}>{t(`means.${one}`)}</li>
            ))}
          </ul>
        )}
      </ReasonForm>
    </Dialog>
  );
}
