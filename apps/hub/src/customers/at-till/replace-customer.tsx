import { Button } from '@mantine/core';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import type { CartCustomer } from './cart-customer.ts';
import type { OrderedCustomer } from './ordered-customer.ts';
import styles from './use-points.module.css';

type ReplaceCustomerProps = {
  current: OrderedCustomer;
  found: CartCustomer;
  onReplace: () => void;
  onOther: () => void;
};

/** Before an order's customer is changed, shows the customer with the typed number. */
export function ReplaceCustomer({ current, found, onReplace, onOther }: ReplaceCustomerProps) {
  const { t } = useCustomerWords();
  const { known, shownPhone } = found;
  const named = (name: string | undefined, phone: string) => [name || t('noName'), phone].join(' ');

  return (
    <div className={styles.step}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('replace.now')}</dt>
          <dd>{named(current.name, current.phone)}</dd>
        </div>
        <div>
          <dt>{t('replace.typed')}</dt>
          <dd>{named(known?.name, shownPhone)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button size="xl" variant="action" data-autofocus onClick={onReplace}>
          {t('replace.confirm')}
        </Button>
        <Button size="xl" onClick={onOther}>
          {t('replace.again')}
        </Button>
      </div>
    </div>
  );
}
