import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { formatCount } from '@maru/web/format.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LinkOfSale } from '#hub/payments/link/link-of-sale.tsx';
import { useLinkOfSale } from '#hub/payments/link/use-link-of-sale.ts';
import { lastStep, type Sale } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';
import { pointsNotUsed } from '#hub/payments/sale-queue/sending/receipted-sale.ts';
import { FollowedSale } from '#hub/payments/sale-queue/shown/followed-sales.tsx';
import { SheetStage } from '#hub/payments/sheet-stage.tsx';
import type { AfterPayment } from '#hub/payments/sold/after-payment.ts';
import { SaleDone } from '#hub/payments/sold/sale-done.tsx';
import { soldOfSale } from '#hub/payments/sold/sold-of-sale.ts';
import { useOtherWay } from '#hub/payments/use-other-way.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { ChooseTender } from './choose-tender.tsx';
import { dueNow, type Plan, planOf } from './split/plan.ts';
import { TenderHead } from './tender-head.tsx';
import styles from './tender-sheet.module.css';
import { mayPayOtherWay } from './tender-stage.ts';
import { BusyTender } from './unsettled/busy-tender.tsx';
import { CheckingTender } from './unsettled/checking-tender.tsx';
import { OvertakenTender } from './unsettled/overtaken-tender.tsx';
import { RefusedTender } from './unsettled/refused-tender.tsx';
import { type TenderInput, useTender } from './use-tender.ts';
import { wasFinished } from './was-finished.ts';
import { CardTender } from './ways/card-tender.tsx';

type TenderSheetProps = TenderInput & {
  connection: Connection;
  allowed: readonly TenderType[];
  /** Closes the sheet without ending the payment. */
  onClose: () => void;
  /** Restores a refused order into the cart. Missing while another cart is in use. */
  onRestore?: ((sale: Sale) => void) | undefined;
  /** Label of the button after a payment: "next order" at the till. */
  nextText: string;
  /** Component that asks something once everything is paid. */
  AfterPayment?: AfterPayment | undefined;
  /** Shows the customer, or a way to set one. */
  customer?: ReactNode;
  /** When the customer sheet was replaced by this one, in ms since 1970. */
  openedAt?: number | undefined;
  /** Another sheet is open above, so digits typed there must not choose a way to pay. */
  isCovered?: boolean;
};

/** Takes a payment: amount due, way to pay, state of the terminal, change and receipt. */
export function TenderSheet(props: TenderSheetProps) {
  const { saleQueue, payable, connection, allowed, onClose, onRestore, nextText } = props;
  const { t } = usePaymentWords();
  const flow = useTender(props);
  const otherWay = useOtherWay(saleQueue);
  const [plan, setPlan] = useState<Plan>([]);
  // If the sale was already done when the sheet opened, its receipt was printed before, so this print is a
  // copy.
  const [wasDone] = useState(flow.stage === 'DONE');
  const { sale, left } = flow;
  // The number of tenders when the person stopped waiting for the latest card; −1 if the person waits.
  const [skipped, setSkipped] = useState(-1);
  const steps = sale?.steps.length ?? 0;
  const takesInHand = skipped === steps && mayPayOtherWay(flow.stage, sale);
  const reached = takesInHand ? 'CHOOSE' : flow.stage;
  const stage = reached === 'DONE' && flow.isOfOtherTab ? 'OTHER_TAB' : reached;
  const payOtherWay = mayPayOtherWay(flow.stage, sale) ? () => setSkipped(steps) : undefined;
  const due = dueNow(left, plan);
  const isConnected = connection === 'OK';
  const sold = sale ? soldOfSale(sale) : payable.kind === 'CART' ? payable.sold : null;
  const number = sale?.answer?.orderNumber;
  const order = sale?.answer ?? undefined;
  const { storeId } = props;
  // A sheet that is mounted with a sale was open when somebody left the screen, and the sale may have changed
  // since.
  const [openedAt] = useState(() => (props.sale ? Date.now() : null));
  const isOver = openedAt !== null && sale !== null && wasFinished(sale, openedAt);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  const isChoosing = flow.stage === 'CHOOSE';
  const link = useLinkOfSale({ storeId, order, isChoosing, isConnected, takeOrder: flow.finish });
  if (isOver) return null;
  if (link.isShown) return <LinkOfSale {...{ storeId, order, onClose }} onEnded={link.leave} />;

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={number && stage !== 'DONE' ? t('tender.titleOf', { number }) : t('tender.title')}
      closeText={t('close')}
      width={520}
    >
      {props.sale?.answer && <FollowedSale sale={props.sale} saleQueue={saleQueue} />}
      <SheetStage key={`${stage} ${sale?.steps.length ?? 'none'}`}>
        {stage === 'CHOOSE' && (
          <>
            <TenderHead flow={flow} due={due} isConnected={isConnected} />
            {plan.length === 0 && props.customer}
            <Declined sale={sale} />
            <PointsNotUsed sale={sale} />
            {!props.isCovered && (
              <ChooseTender
                due={due}
                left={left}
                isTooMuch={flow.isTooMuch}
                sold={sold}
                allowed={takesInHand ? allowed.filter((type) => type !== 'card') : allowed}
                isConnected={isConnected}
                onTake={flow.take}
                onSplit={(amounts) => setPlan(planOf(left, amounts))}
                onLink={link.isOffered && !takesInHand ? link.open : undefined}
                onFinish={flow.finish}
                openedAt={props.openedAt}
              />
            )}
          </>
        )}
        {stage === 'BUSY' && sale?.answer?.pending && (
          <BusyTender
            amount={left}
            pending={sale.answer.pending}
            order={sale.answer}
            onOtherWay={payOtherWay}
            onLeave={onClose}
          />
        )}
        {stage === 'CARD' && sale && (
          <CardTender
            sale={sale}
            connection={connection}
            onAskAgain={flow.sendAgain}
            onGiveUp={() => void otherWay(sale)}
            onLeave={onClose}
          />
        )}
        {stage === 'CHECKING' && sale && (
          <CheckingTender sale={sale} onOtherWay={payOtherWay} onLeave={onClose} />
        )}
        {stage === 'REFUSED' && sale?.refusal && (
          <RefusedTender
            sale={sale}
            refusal={sale.refusal}
            onBackToCart={onRestore && (() => onRestore(sale))}
            onAskAgain={flow.sendAgain}
            onOtherWay={() => void otherWay(sale)}
          />
        )}
        {(stage === 'ELSEWHERE' || stage === 'CANCELLED' || stage === 'OTHER_TAB') && sale && (
          <OvertakenTender
            sale={sale}
            stage={stage}
            onReturned={() => {
              void otherWay(sale);
              if (sale.answer?.leftToPay === 0) onClose();
            }}
            onClose={onClose}
          />
        )}
        {stage === 'DONE' && sale && (
          <SaleDone
            sale={sale}
            connection={connection}
            edition={wasDone ? 'COPY' : 'ORIGINAL'}
            nextText={nextText}
            onNext={onClose}
            AfterPayment={props.AfterPayment}
          />
        )}
      </SheetStage>
    </Sheet>
  );
}

/** Says that the last card was declined and that its amount is still due. */
function Declined({ sale }: { sale: Sale | null }) {
  const { t, failureWords } = usePaymentWords();
  const step = sale && lastStep(sale);
  if (step?.outcome !== 'DECLINED') return null;
  const reason = step.failure && failureWords(step.failure);
  return (
    <p className={`danger-box ${styles.declined}`} role="alert">
      {reason ? t('card.declinedFor', { reason }) : t('card.declined')}
    </p>
  );
}

/** Says that points were not used, so that more is left to pay. */
function PointsNotUsed({ sale }: { sale: Sale | null }) {
  const { t } = usePaymentWords();
  const points = sale ? pointsNotUsed(sale) : 0;
  if (points === 0) return null;
  return (
    <p className={`danger-box ${styles.declined}`} role="alert">
      {t('tender.pointsNotUsed', { points: formatCount(points) })}
    </p>
  );
}
