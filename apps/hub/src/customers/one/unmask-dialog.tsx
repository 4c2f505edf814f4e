import { Facts } from '@maru/ui/facts/facts.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { useUnmaskCustomer } from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import styles from '#hub/lib/forms/reason-form.module.css';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';

type UnmaskDialogProps = { storeId: string; customerId: string; onClose: () => void };

const longestReason = 100;
const usualReasons = ['CONTACT', 'CHECK'] as const;

/** Shows name and number in full, for a reason that is logged. */
export function UnmaskDialog({ storeId, customerId, onClose }: UnmaskDialogProps) {
  const { t } = useCustomerOfficeWords();
  const { mutate: unmask, data: shown, isPending } = useUnmaskCustomer({ storeId, customerId });

  return (
    <Dialog isOpen onClose={onClose} title={t('unmask.title')} closeText={t('close')}>
      {shown ? (
        <div className={styles.form}>
          <Facts
            areBeside
            rows={[
              { label: t('columns.name'), value: shown.name || t('noName') },
              { label: t('columns.phone'), value: shown.phone },
            ]}
          />
          <DialogButtons closeText={t('close')} onClose={onClose} />
        </div>
      ) : (
        <ReasonForm
          label={t('unmask.why')}
          longest={longestReason}
          quick={usualReasons.map((usual) => t(`unmask.reasons.${usual}`))}
          act={{ label: t('unmask.act'), variant: 'action', isPending }}
          onSubmit={async (reason) => unmask(reason)}
          onClose={onClose}
        >
          {() => <p>{t('unmask.text')}</p>}
        </ReasonForm>
      )}
    </Dialog>
  );
}
