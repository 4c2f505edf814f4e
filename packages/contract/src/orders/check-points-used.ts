import type { z } from 'zod';
import type { SaleCustomer } from '../points/order-points.ts';

type PaidWithPoints = {
  customer?: SaleCustomer | undefined;
  pointsUsed?: number | undefined;
  customerMayBeUnknown?: true | undefined;
  receipted?: object | undefined;
};

/** zod refinement: points can be used only with the customer's whole number, and not in an offline sale. */
export function checkPointsUsed(sale: PaidWithPoints, context: z.RefinementCtx) {
  const { customer, customerMayBeUnknown, pointsUsed = 0, receipted } = sale;
  if (pointsUsed === 0) return;
  const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (receipted) refuse(['pointsUsed'], 'unknownField');
  if (customerMayBeUnknown) refuse(['customerMayBeUnknown'], 'unknownField');
  if (!customer || !('phone' in customer)) refuse(['customer', 'phone'], 'required');
}
