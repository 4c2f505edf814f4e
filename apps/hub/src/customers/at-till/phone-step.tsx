import { Button } from '@mantine/core';
import { DigitPad } from '@maru/ui/fields/digit-pad.tsx';
import { TypedNumber } from '@maru/ui/fields/typed-number.tsx';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import type { CartCustomer } from './cart-customer.ts';
import { FoundCustomers } from './found-customers.tsx';
import styles from './phone-step.module.css';
import { longestPhone } from './typed-phone.ts';
import { usePhoneSearch } from './use-phone-search.ts';

type PhoneStepProps = {
  storeId: string;
  isTurned: boolean;
  isConnected: boolean;
  /** The last four digits by which the customer was found. Using points needs the digits before them. */
  lastFour: string | null;
  onFound: (customer: CartCustomer) => void;
  onNew: (phone: string) => void;
};

/** A step to type the guest's number, on the pad or the keyboard. */
export function PhoneStep(props: PhoneStepProps) {
  const { isTurned, isConnected, lastFour, onNew } = props;
  const { t } = useCustomerWords();
  const search = usePhoneSearch(props);
  const { digits, typed, shown, found, isSearching, problem } = search;
  const hint = isTurned ? 'turnedHint' : !isConnected ? 'offlineHint' : lastFour ? 'middleHint' : 'hint';

  return (
    <div className={styles.step}>
      <p className={styles.hint}>{t(`till.${hint}`)}</p>
      <TypedNumber label={t('till.number')} isEmpty={digits === ''}>
        {shown === '' ? t('till.numberHint') : shown}
      </TypedNumber>
      <DigitPad
        label={t('till.number')}
        backspaceText={t('till.backspace')}
        longest={longestPhone}
        value={digits}
        onChange={search.type}
        onEnter={search.submit}
      />
      <div className={styles.answer} aria-live="polite">
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {found && <FoundCustomers found={found} isTurned={isTurned} onChoose={search.choose} onNew={onNew} />}
      </div>
      {!found && (
        <Button
          size="xl"
          variant="action"
          className={styles.find ?? ''}
          disabled={typed.kind === 'NOTHING'}
          loading={isSearching}
          onClick={search.submit}
        >
          {t(isConnected ? 'till.find' : 'till.takeOffline')}
        </Button>
      )}
    </div>
  );
}
