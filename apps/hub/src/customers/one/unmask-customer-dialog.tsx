import { Facts } from '@maru/ui/facts/facts.tsx';
import { useUnmaskCustomer } from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import { UnmaskDialog } from '#hub/lib/forms/unmask-dialog.tsx';

type UnmaskCustomerDialogProps = { storeId: string; customerId: string; onClose: () => void };

const usualReasons = ['CONTACT', 'CHECK'] as const;

/** Shows name and number in full. */
export function UnmaskCustomerDialog({ storeId, customerId, onClose }: UnmaskCustomerDialogProps) {
  const { t } = useCustomerOfficeWords();
  const { mutate, data: customer, isPending } = useUnmaskCustomer({ storeId, customerId });
  const rows = customer && [
    { label: t('columns.name'), value: customer.name || t('noName') },
    { label: t('columns.phone'), value: customer.phone },
  ];

  return (
    <UnmaskDialog
      words={{
        ...{ title: t('unmask.title'), text: t('unmask.text'), why: t('unmask.why') },
        ...{ act: t('unmask.act'), close: t('close') },
      }}
      reasons={usualReasons.map((usual) => t(`unmask.reasons.${usual}`))}
      shown={rows && <Facts areBeside rows={rows} />}
      isPending={isPending}
      onUnmask={mutate}
      onClose={onClose}
    />
  );
}
