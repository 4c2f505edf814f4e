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
  /** Closes the sheet and leaves the payment as it is. */
  onClose: () => void;
  /** Restores a refused order into the cart. Missing while the cart is in use. */
  onRestore?: ((sale: Sale) => void) | undefined;
  /** Label of the button after a payment: "next order" at the till. */
  nextText: string;
  /** Asked once everything is paid. */
  AfterPayment?: AfterPayment | undefined;
  /** Who is the customer, with the way to name one. */
  customer?: ReactNode;
  /** When the sheet of the customer gave way to this one, in ms since 1970. */
  openedAt?: number | undefined;
  /** Another sheet is open above; digits typed there choose no way to pay. */
  isCovered?: boolean;
};

/** Takes a payment: amount due, way to pay, state of the terminal, change and receipt. */
export function TenderSheet(props: TenderSheetProps) {
  const { saleQueue, payable, connection, allowed, onClose, onRestore, nextText } = props;
  const { t } = usePaymentWords();
  const desk = useTender(props);
  const otherWay = useOtherWay(saleQueue);
  const [plan, setPlan] = useState<Plan>([]);
  // If the sale was already done when the sheet opened, its receipt was printed before, and this one is a copy.
  const [wasDone] = useState(desk.stage === 'DONE');
  const { sale, left } = desk;
  // The card without an answer that a person does not wait for: its place among the tenders of the sale.
  const [skipped, setSkipped] = useState(-1);
  const steps = sale?.steps.length ?? 0;
  const takesInHand = skipped === steps && mayPayOtherWay(desk.stage, sale);
  const reached = takesInHand ? 'CHOOSE' : desk.stage;
  const stage = reached === 'DONE' && desk.isOfOtherTab ? 'OTHER_TAB' : reached;
  const payOtherWay = mayPayOtherWay(desk.stage, sale) ? () => setSkipped(steps) : undefined;
  const due = dueNow(left, plan);
  const isConnected = connection === 'OK';
  const sold = sale ? soldOfSale(sale) : payable.kind === 'CART' ? payable.sold : null;
  const number = sale?.answer?.orderNumber;
  const order = sale?.answer ?? undefined;
  const { storeId } = props;
  // It was open when somebody left this screen, and its sale may have changed since.
  const [openedAt] = useState(() => (props.sale ? Date.now() : null));
  const isOver = openedAt !== null && sale !== null && wasFinished(sale, openedAt);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  const isChoosing = desk.stage === 'CHOOSE';
  const link = useLinkOfSale({ storeId, order, isChoosing, isConnected, takeOrder: desk.finish });
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
            <TenderHead desk={desk} due={due} isConnected={isConnected} />
            {plan.length === 0 && props.customer}
            <Declined sale={sale} />
            <PointsNotUsed sale={sale} />
            {!props.isCovered && (
              <ChooseTender
                due={due}
                left={left}
                isTooMuch={desk.isTooMuch}
                sold={sold}
                allowed={takesInHand ? allowed.filter((type) => type !== 'card') : allowed}
                isConnected={isConnected}
                onTake={desk.take}
                onSplit={(amounts) => setPlan(planOf(left, amounts))}
                onLink={link.isOffered && !takesInHand ? link.open : undefined}
                onFinish={desk.finish}
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
            onAskAgain={desk.sendAgain}
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
            onAskAgain={desk.sendAgain}
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

/** The last card was declined; everything is still due. */
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

/** The points stayed with the customer, and somebody has to say why there is more to pay. */
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
