import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { type CustomerDetail, useDeleteCustomer } from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { reportRefusal } from '#hub/lib/locked.ts';

type DeleteDialogProps = {
  storeId: string;
  customerId: string;
  customer: Pick<CustomerDetail, 'name' | 'phone' | 'balance'>;
  onClose: () => void;
};

const longestReason = 100;
const usualReasons = ['ASKED', 'WRONG'] as const;

/** Deletes the data of a customer at the customer's request. */
export function DeleteDialog({ storeId, customerId, customer, onClose }: DeleteDialogProps) {
  const { t, points } = useCustomerOfficeWords();
  const { mutateAsync: remove, isPending } = useDeleteCustomer({ storeId, customerId });
  const navigate = useNavigate();

  async function submit(reason: string) {
    try {
      await remove(reason);
      showNotice({ type: 'SUCCESS', message: t('delete.done') });
      await navigate({ to: paths.customers({ storeId }), replace: true });
    } catch (error) {
      reportRefusal(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('delete.title')} closeText={t('close')}>
      <ReasonForm
        label={t('delete.why')}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`delete.reasons.${usual}`))}
        act={{ label: t('delete.act'), variant: 'filled', color: 'danger', isPending }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => (
          <p>
            {t('delete.text', {
              who: [customer.name, customer.phone].filter(Boolean).join(' '),
              points: points(customer.balance),
            })}
          </p>
        )}
      </ReasonForm>
    </Dialog>
  );
}
