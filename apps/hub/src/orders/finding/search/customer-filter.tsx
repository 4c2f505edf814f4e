import { InputBase } from '@mantine/core';
import type { MaskedCustomer } from '@maru/contract/points/order-points.ts';
import { useState } from 'react';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { FindCustomerDialog } from './find-customer-dialog.tsx';
import { namedWords } from './named-words.ts';
import type { SearchAddress, SearchChange } from './search-address.ts';

type CustomerFilterProps = {
  storeId: string;
  customerId: SearchAddress['customer'];
  /** The customer of the search; undefined while loading. */
  customer: MaskedCustomer | null | undefined;
  onChange: (change: SearchChange) => void;
};

/**
 * Filters by one customer. The address contains an id, so that no phone number gets into the browser's
 * history or a shared link.
 */
export function CustomerFilter({ storeId, customerId, customer, onChange }: CustomerFilterProps) {
  const { t } = useOrderWords();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('find.customer.label');
  const shown = customerId === undefined ? t('find.every') : namedWords(t, customer);
  const choose = (id: string | undefined) => {
    setIsOpen(false);
    onChange({ customer: id });
  };

  return (
    <>
      <InputBase
        component="button"
        type="button"
        pointer
        label={label}
        aria-label={[label, shown].join(' ')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {shown}
      </InputBase>
      {isOpen && (
        <FindCustomerDialog
          storeId={storeId}
          hasCustomer={customerId !== undefined}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
