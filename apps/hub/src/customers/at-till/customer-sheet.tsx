import { Button } from '@mantine/core';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { IconDeviceMobileRotated } from '@tabler/icons-react';
import { useState } from 'react';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import type { CartCustomer } from './cart-customer.ts';
import styles from './customer-sheet.module.css';
import { NewCustomer } from './new-customer.tsx';
import { isAnother, type OrderedCustomer, withHeld } from './ordered-customer.ts';
import { PhoneStep } from './phone-step.tsx';
import { ReplaceCustomer } from './replace-customer.tsx';
import { UsePoints } from './use-points.tsx';

export type CustomerSheetProps = {
  storeId: string;
  /** The present customer of the cart. */
  start: CartCustomer | null;
  /** The customer of an existing order. Before another customer replaces this one, the sheet shows both. */
  current?: OrderedCustomer | null;
  /** The amount to pay before points. */
  total: number;
  isConnected: boolean;
  onTake: (customer: CartCustomer | null) => void;
  /** Whether the choice is being saved. */
  isBusy?: boolean;
  /** Called with the found customer if the sheet is closed while it asks how many points to use. */
  onClose: (found?: CartCustomer) => void;
};

type Step =
  | { kind: 'PHONE' }
  | { kind: 'NEW'; phone: string }
  | { kind: 'REPLACE' | 'USE'; customer: CartCustomer };

/** Sets the customer of a sale by phone number, adds a new one, and asks how many points to use. */
export function CustomerSheet(props: CustomerSheetProps) {
  const { storeId, start, current = null, total, isConnected, isBusy = false, onTake, onClose } = props;
  const { t } = useCustomerWords();
  const [step, setStep] = useState<Step>(() =>
    start?.known && start.phone && isConnected ? { kind: 'USE', customer: start } : { kind: 'PHONE' },
  );
  // The tablet is turned to the guest: the screen shows only the keypad and nobody else's data.
  const [isTurned, setIsTurned] = useState(false);
  const again = () => setStep({ kind: 'PHONE' });

  const use = (found: CartCustomer) => {
    const customer = withHeld(found, current);
    const mayUse = customer.phone !== null && customer.known && customer.known.balance > 0 && total > 0;
    if (mayUse && isConnected) setStep({ kind: 'USE', customer });
    else onTake(customer);
  };
  const found = (customer: CartCustomer) => {
    if (isAnother(customer, current)) setStep({ kind: 'REPLACE', customer });
    else use(customer);
  };

  return (
    <Sheet
      isOpen
      onClose={() => onClose(step.kind === 'USE' ? step.customer : undefined)}
      title={t(isTurned ? `till.turned.${step.kind}` : 'till.title')}
      closeText={t('close')}
      width={isTurned ? '100%' : 520}
    >
      <div className={styles.steps} data-turned={isTurned || undefined} inert={isBusy}>
        {step.kind === 'PHONE' && (
          <>
            <PhoneStep
              // Remounted, so that the guest does not see what staff found.
              key={isTurned ? 'turned' : 'staff'}
              storeId={storeId}
              isTurned={isTurned}
              isConnected={isConnected}
              lastFour={isConnected && !isTurned ? lastFourOf(start) : null}
              onFound={found}
              onNew={(phone) => setStep({ kind: 'NEW', phone })}
            />
            <div className={styles.foot}>
              {(start ?? current) && !isTurned && (
                <Button size="lg" variant="subtle" color="gray" onClick={() => onTake(null)}>
                  {t('till.remove')}
                </Button>
              )}
              <Button
                size="lg"
                variant="subtle"
                leftSection={<IconDeviceMobileRotated size={20} aria-hidden />}
                aria-pressed={isTurned}
                onClick={() => setIsTurned(!isTurned)}
              >
                {t(isTurned ? 'till.turnBack' : 'till.turn')}
              </Button>
            </div>
          </>
        )}
        {step.kind === 'NEW' && (
          <NewCustomer storeId={storeId} phone={step.phone} onAdded={found} onBack={again} />
        )}
        {step.kind === 'REPLACE' && current && (
          <ReplaceCustomer
            current={current}
            found={step.customer}
            onReplace={() => use(step.customer)}
            onOther={again}
          />
        )}
        {step.kind === 'USE' && (
          <UsePoints
            customer={step.customer}
            total={total}
            isTurned={isTurned}
            onTake={onTake}
            onOther={again}
          />
        )}
      </div>
    </Sheet>
  );
}

/** The last four digits by which the cart's customer was found. */
function lastFourOf(start: CartCustomer | null) {
  return start?.known && start.phone === null ? start.shownPhone.slice(-4) : null;
}
