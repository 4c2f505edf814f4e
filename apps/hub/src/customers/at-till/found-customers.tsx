import { Button } from '@mantine/core';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import { sumOf } from './cart-customer.ts';
import styles from './found-customers.module.css';
import type { FoundByPhone } from './use-phone-search.ts';

type FoundCustomersProps = {
  found: FoundByPhone;
  isTurned: boolean;
  onChoose: (customer: FoundByPhone['customers'][number]) => void;
  onNew: (phone: string) => void;
};

/** Lists the customers with the typed number: at most five, masked. */
export function FoundCustomers({ found, isTurned, onChoose, onNew }: FoundCustomersProps) {
  const { t, points } = useCustomerWords();
  const { customers, isTooMany, phone, elsewhere } = found;
  const [other] = elsewhere;

  if (isTooMany) return <p className={styles.text}>{t('till.tooMany')}</p>;
  if (customers.length === 0) {
    return (
      <div className={styles.none}>
        <p className={styles.text}>
          {other
            ? t('till.elsewhere', { store: other.store, points: points(sumOf(elsewhere)) })
            : t(phone === null ? 'till.noneByFour' : isTurned ? 'till.noneOfGuest' : 'till.none')}
        </p>
        {phone !== null && (
          <Button size="xl" variant="action" onClick={() => onNew(phone)}>
            {t('till.new')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={t('till.found')}>
      {customers.map((customer) => (
        <li key={customer.id}>
          <button type="button" className={styles.customer} onClick={() => onChoose(customer)}>
            <span className={styles.name}>{customer.name || t('noName')}</span>
            <span className={styles.phone}>{customer.phone}</span>
            <span className={styles.points}>{points(customer.balance)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
