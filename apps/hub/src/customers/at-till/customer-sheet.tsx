import { Button } from '@mantine/core';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { IconDeviceMobileRotated } from '@tabler/icons-react';
import { useState } from 'react';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import type { CartCustomer } from './cart-customer.ts';
import styles from './customer-sheet.module.css';
import { NewCustomer } from './new-customer.tsx';
import { PhoneStep } from './phone-step.tsx';
import { UsePoints } from './use-points.tsx';

export type CustomerSheetProps = {
  storeId: string;
  /** The customer of the cart so far. */
  start: CartCustomer | null;
  /** What is to pay before points. */
  total: number;
  isConnected: boolean;
  onTake: (customer: CartCustomer | null) => void;
  onClose: () => void;
};

type Step = { kind: 'PHONE' } | { kind: 'NEW'; phone: string } | { kind: 'USE'; customer: CartCustomer };

/** Names the customer of a sale by phone, adds a new one, and asks how many points are used. */
export function CustomerSheet({ storeId, start, total, isConnected, onTake, onClose }: CustomerSheetProps) {
  const { t } = useCustomerWords();
  const [step, setStep] = useState<Step>(() =>
    start?.known && start.phone && isConnected ? { kind: 'USE', customer: start } : { kind: 'PHONE' },
  );
  // The tablet is turned to the guest: nothing but the keypad is on the screen, and nobody else's data.
  const [isTurned, setIsTurned] = useState(false);
  const again = () => setStep({ kind: 'PHONE' });

  const found = (customer: CartCustomer) => {
    const mayUse = customer.phone !== null && customer.known && customer.known.balance > 0 && total > 0;
    if (mayUse && isConnected) setStep({ kind: 'USE', customer });
    else onTake(customer);
  };

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(isTurned ? 'till.turnedTitle' : 'till.title')}
      closeText={t('close')}
      width={isTurned ? '100%' : 520}
    >
      <div className={styles.steps} data-turned={isTurned || undefined}>
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
              {start && !isTurned && (
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
          <NewCustomer storeId={storeId} phone={step.phone} onAdded={onTake} onBack={again} />
        )}
        {step.kind === 'USE' && (
          <UsePoints customer={step.customer} total={total} onTake={onTake} onOther={again} />
        )}
      </div>
    </Sheet>
  );
}
