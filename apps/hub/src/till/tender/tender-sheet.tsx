import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { Sheet } from '@maru/ui/sheet.tsx';
import { useState } from 'react';
import type { Connection } from '#hub/till/outbox/order-outbox.ts';
import { lastStep, type Sale } from '#hub/till/outbox/sale.ts';
import { paperOfCart, paperOfOrder, paperOfSale } from '#hub/till/receipt/paper.ts';
import { SaleDone } from '#hub/till/receipt/sale-done.tsx';
import { SheetStage } from '#hub/till/sheet-stage.tsx';
import { useWords } from '#hub/till/use-words.ts';
import { CardTender } from './card-tender.tsx';
import { CheckingTender } from './checking-tender.tsx';
import { ChooseTender } from './choose-tender.tsx';
import { dueNow, type Plan, planOf } from './plan.ts';
import { RefusedTender } from './refused-tender.tsx';
import { TenderHead } from './tender-head.tsx';
import styles from './tender-sheet.module.css';
import { type TenderInput, useTender } from './use-tender.ts';

type TenderSheetProps = TenderInput & {
  connection: Connection;
  allowed: readonly TenderType[];
  /** Leaves what is being paid as it stands. */
  onClose: () => void;
  onRestore: (sale: Sale) => void;
  /** Asks the server how the order stands and takes the waiting tender back. */
  onOtherWay: (sale: Sale) => void;
};

/** From "take payment" to the receipt: what is due, how it is paid, what the terminal says, what goes back. */
export function TenderSheet(props: TenderSheetProps) {
  const { sale, paying, shown, connection, allowed, onClose, onRestore, onOtherWay } = props;
  const { t } = useWords();
  const desk = useTender(props);
  const [plan, setPlan] = useState<Plan>([]);
  const order = sale?.answer ?? paying.order;
  const due = dueNow(desk.left, plan);
  const paper = sale ? paperOfSale(sale) : order && paperOfOrder(order);
  const lines = (paper ?? paperOfCart(shown, [])).lines;
  const made = desk.staged.length + (sale?.steps.length ?? 0);

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={
        order && desk.stage !== 'DONE'
          ? t('tender.titleOf', { number: order.orderNumber })
          : t('tender.title')
      }
      closeText={t('close')}
      width={520}
    >
      <SheetStage key={`${desk.stage} ${made}`}>
        {desk.stage === 'CHOOSE' && (
          <>
            <TenderHead desk={desk} due={due} paper={paper} />
            <Declined sale={sale} />
            <ChooseTender
              due={due}
              left={desk.left}
              isTooMuch={desk.isTooMuch}
              lines={lines}
              allowed={allowed}
              isConnected={connection === 'OK'}
              onTake={desk.take}
              onSplit={(amounts) => setPlan(planOf(desk.left, amounts))}
              onFinish={desk.finish}
            />
          </>
        )}
        {desk.stage === 'CARD' && sale && (
          <CardTender
            sale={sale}
            connection={connection}
            onAskAgain={desk.askAgain}
            onGiveUp={() => onOtherWay(sale)}
            onLeave={onClose}
          />
        )}
        {desk.stage === 'CHECKING' && sale && <CheckingTender sale={sale} onLeave={onClose} />}
        {desk.stage === 'REFUSED' && sale?.refusal && (
          <RefusedTender
            sale={sale}
            refusal={sale.refusal}
            onBackToCart={() => onRestore(sale)}
            onAskAgain={desk.askAgain}
            onOtherWay={() => onOtherWay(sale)}
          />
        )}
        {desk.stage === 'DONE' && sale && <SaleDone sale={sale} connection={connection} onNext={onClose} />}
      </SheetStage>
    </Sheet>
  );
}

/** The card that was tried last was declined; everything is still to be paid. */
function Declined({ sale }: { sale: Sale | null }) {
  const { t, fromProvider } = useWords();
  const step = sale && lastStep(sale);
  if (step?.outcome !== 'DECLINED') return null;
  return (
    <p className={`danger-box ${styles.declined}`} role="alert">
      {step.failure ? t('card.declinedFor', { reason: fromProvider(step.failure) }) : t('card.declined')}
    </p>
  );
}
