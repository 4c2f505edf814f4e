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
  /** The customer of the cart so far. */
  start: CartCustomer | null;
  /** The customer of an order that exists already: another one is shown before the order changes. */
  current?: OrderedCustomer | null;
  /** What is to pay before points. */
  total: number;
  isConnected: boolean;
  onTake: (customer: CartCustomer | null) => void;
  /** The choice is being saved. */
  isBusy?: boolean;
  /** With the customer who was found, if the question how many points to use was closed. */
  onClose: (found?: CartCustomer) => void;
};

type Step =
  | { kind: 'PHONE' }
  | { kind: 'NEW'; phone: string }
  | { kind: 'REPLACE' | 'USE'; customer: CartCustomer };

/** Names the customer of a sale by phone, adds a new one, and asks how many points are used. */
export function CustomerSheet(props: CustomerSheetProps) {
  const { storeId, start, current = null, total, isConnected, isBusy = false, onTake, onClose } = props;
  const { t } = useCustomerWords();
  const [step, setStep] = useState<Step>(() =>
    start?.known && start.phone && isConnected ? { kind: 'USE', customer: start } : { kind: 'PHONE' },
  );
  // The tablet is turned to the guest: nothing but the keypad is on the screen, and nobody else's data.
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
              // What staff found is not shown to the guest.
              key={isTurned ? 'turned' : 'staff'}
              storeId={storeId}
              isTurned={isTurned}
              isConnected={isConnected}
              needsWhole={Boolean(start?.known && !start.phone)}
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
