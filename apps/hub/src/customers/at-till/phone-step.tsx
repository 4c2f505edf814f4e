import { Button } from '@mantine/core';
import { DigitPad } from '@maru/ui/fields/digit-pad.tsx';
import { TypedNumber } from '@maru/ui/fields/typed-number.tsx';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import type { CartCustomer } from './cart-customer.ts';
import { FoundCustomers } from './found-customers.tsx';
import styles from './phone-step.module.css';
import { groupTyped, longestPhone } from './typed-phone.ts';
import { usePhoneSearch } from './use-phone-search.ts';

type PhoneStepProps = {
  storeId: string;
  isTurned: boolean;
  isConnected: boolean;
  /** The customer was found by four digits, but using points needs the whole number. */
  needsWhole: boolean;
  onFound: (customer: CartCustomer) => void;
  onNew: (phone: string) => void;
};

/** A step to type the guest's number, on the pad or the keyboard. */
export function PhoneStep(props: PhoneStepProps) {
  const { isTurned, isConnected, needsWhole, onNew } = props;
  const { t } = useCustomerWords();
  const search = usePhoneSearch(props);
  const { digits, typed, found, isSearching, problem } = search;
  const hint = isTurned ? 'turnedHint' : !isConnected ? 'offlineHint' : needsWhole ? 'wholeHint' : 'hint';

  return (
    <div className={styles.step}>
      <p className={styles.hint}>{t(`till.${hint}`)}</p>
      <TypedNumber label={t('till.number')} isEmpty={digits === ''}>
        {digits === '' ? t('till.numberHint') : groupTyped(digits)}
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
