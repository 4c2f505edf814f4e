import * as wire from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import type { Endpoint, OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { StoreContext } from '#server/http/context.ts';
import { route } from '#server/http/route.ts';

type Act<E extends Endpoint> = (context: StoreContext, input: ParsedInputOf<E>) => Promise<OutputOf<E>>;

type CashReceiptActs = {
  postCashReceipt: Act<typeof wire.postCashReceipt>;
  cancelCashReceipt: Act<typeof wire.cancelCashReceipt>;
  decideCashReceipt: Act<typeof wire.decideCashReceipt>;
  getCashReceipt: Act<typeof wire.getCashReceipt>;
  getUnissuedCash: Act<typeof wire.getUnissuedCash>;
};

/** The acts are in orders/cash-receipts, because a receipt changes with its order. */
export function cashReceiptRoutes(acts: CashReceiptActs) {
  return [
    route(wire.postCashReceipt, acts.postCashReceipt),
    route(wire.cancelCashReceipt, acts.cancelCashReceipt),
    route(wire.decideCashReceipt, acts.decideCashReceipt),
    route(wire.getCashReceipt, acts.getCashReceipt),
    route(wire.getUnissuedCash, acts.getUnissuedCash),
  ];
}
