import { messageOf, paymentOf, type StoredPayment, type TossReply, type TossWorld } from './toss-world.ts';

export type Choice = 'pay' | 'refused' | 'decline';

/** What a guest does on the page; where it leads them. Undefined if the payment cannot be authenticated any more. */
export function guestChooses(world: TossWorld, paymentKey: string, choice: Choice): string | undefined {
  const payment = paymentOf(world, (it) => it.paymentKey === paymentKey);
  if (payment?.status !== 'READY') return undefined;
  const { orderId, totalAmount, successUrl, failUrl } = payment;
  if (choice === 'decline') {
    const { code, message } = messageOf('PAY_PROCESS_CANCELED');
    return withQuery(failUrl, { code, message, orderId });
  }
  payment.status = 'IN_PROGRESS';
  payment.authenticatedAt = world.clock().getTime();
  payment.refusedWith = choice === 'refused' ? 'REJECT_CARD_COMPANY' : null;
  return withQuery(successUrl, { paymentType: 'NORMAL', paymentKey, orderId, amount: `${totalAmount}` });
}

/** `GET /v1/payments/{paymentKey}/checkout`: a page with three buttons and no script. */
export function checkoutPage(world: TossWorld, paymentKey: string): TossReply {
  const payment = paymentOf(world, (it) => it.paymentKey === paymentKey);
  return payment?.status === 'READY'
    ? { http: 200, body: page(payment) }
    : { http: 410, body: document('<p>결제할 수 없는 주문이에요.</p>') };
}

function page({ orderName, totalAmount }: StoredPayment): string {
  return document(`<h1>결제</h1>
<p>${escaped(orderName)}</p>
<p>${totalAmount.toLocaleString('ko-KR')}원</p>
<form method="post">
<button name="choice" value="pay">결제하기</button>
<button name="choice" value="refused">거절되는 카드로 결제하기</button>
<button name="choice" value="decline">결제 취소</button>
</form>`);
}

function document(body: string): string {
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>토스페이먼츠</title>
<meta name="viewport" content="width=device-width"></head><body><main>${body}</main></body></html>`;
}

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
