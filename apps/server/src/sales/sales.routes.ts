import * as dashboard from '@maru/contract/sales/dashboard.endpoints.ts';
import * as message from '@maru/contract/sales/revenue-message.endpoints.ts';
import * as wire from '@maru/contract/sales/sales.endpoints.ts';
import * as list from '@maru/contract/sales/sales-list.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { getSalesInquiry } from './get-sales-inquiry.ts';
import { getRevenueMessage } from './message/get-revenue-message.ts';
import { listRevenueMessages } from './message/list-revenue-messages.ts';
import { previewRevenueMessageBy } from './message/preview-revenue-message.ts';
import { updateRevenueMessage } from './message/update-revenue-message.ts';
import { reportByPaymentMethod } from './report-by-payment-method.ts';
import { reportByStoreItem } from './report-by-store-item.ts';
import { reportByTime } from './report-by-time.ts';
import { reportRevenue } from './report-revenue.ts';
import { reportTax } from './report-tax.ts';

export function salesRoutes(parts: { hubUrl: string }) {
  return [
    route(wire.reportByTime, reportByTime),
    route(wire.reportByPaymentMethod, reportByPaymentMethod),
    route(wire.reportByStoreItem, reportByStoreItem),
    route(wire.reportRevenue, reportRevenue),
    route(wire.reportTax, reportTax),
    route(list.getSalesInquiry, getSalesInquiry),
    route(dashboard.getDashboard, getDashboard),
    route(message.getRevenueMessage, getRevenueMessage),
    route(message.updateRevenueMessage, updateRevenueMessage),
    route(message.previewRevenueMessage, previewRevenueMessageBy(parts)),
    route(message.listRevenueMessages, listRevenueMessages),
  ];
}
