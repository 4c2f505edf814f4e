import { appLockEndpoints } from './app-lock/app-lock.endpoints.ts';
import { storePhoneResetEndpoints } from './app-lock/store-phone-reset.endpoints.ts';
import { cashReceiptEndpoints } from './cash-receipts/cash-receipts.endpoints.ts';
import { faqEndpoints } from './content/faq.endpoints.ts';
import { newsEndpoints } from './content/news.endpoints.ts';
import { postEndpoints } from './content/posts.endpoints.ts';
import { customerEndpoints } from './customers/customers.endpoints.ts';
import { customerAtTillEndpoints } from './customers/customers-at-till.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { clientErrorEndpoints } from './event-log/client-error.endpoints.ts';
import { eventLogEndpoints } from './event-log/event-log.endpoints.ts';
import { platformLogEndpoints } from './event-log/platform-log.endpoints.ts';
import { fileEndpoints } from './files/files.endpoints.ts';
import { inquiryEndpoints } from './inquiries/inquiries.endpoints.ts';
import { storeEventEndpoints } from './live/store-events.ts';
import { menuEndpoints } from './menu/menu.endpoints.ts';
import { changeOrderEndpoints } from './orders/change-order.endpoints.ts';
import { excessEndpoints } from './orders/excess.endpoints.ts';
import { findOrderEndpoints } from './orders/find-orders.endpoints.ts';
import { orderPaymentEndpoints } from './orders/order-payments.endpoints.ts';
import { orderReceiptEndpoints } from './orders/order-receipts.endpoints.ts';
import { orderEndpoints } from './orders/orders.endpoints.ts';
import { payLinkEndpoints } from './orders/pay-link.endpoints.ts';
import { receiptedEndpoints } from './orders/receipted.endpoints.ts';
import { refundEndpoints } from './orders/refund.endpoints.ts';
import { saleLettersEndpoints } from './orders/sale-letters.endpoints.ts';
import { sampleCartEndpoints } from './orders/sample-carts.endpoints.ts';
import { providerKeyEndpoints } from './payments/provider-keys.endpoints.ts';
import { placeEndpoints } from './place/place.endpoints.ts';
import { pointMessageEndpoints } from './points/point-messages.endpoints.ts';
import { pointReportEndpoints } from './points/point-reports.endpoints.ts';
import { pointEndpoints } from './points/points.endpoints.ts';
import { dataExportEndpoints } from './profile/data-export.endpoints.ts';
import { userDeletionEndpoints } from './profile/deletion.endpoints.ts';
import { profileEndpoints } from './profile/profile.endpoints.ts';
import { profileChangeEndpoints } from './profile/profile-changes.endpoints.ts';
import { recoveryEndpoints } from './recovery/recovery.endpoints.ts';
import { dashboardEndpoints } from './sales/dashboard.endpoints.ts';
import { revenueMessageEndpoints } from './sales/revenue-message.endpoints.ts';
import { salesEndpoints } from './sales/sales.endpoints.ts';
import { salesListEndpoints } from './sales/sales-list.endpoints.ts';
import { serviceabilityEndpoints } from './serviceability/serviceability.endpoints.ts';
import { signInEndpoints } from './sign-in/sign-in.endpoints.ts';
import { signUpEndpoints } from './sign-up/sign-up.endpoints.ts';
import { storeAccessEndpoints } from './store-access/store-access.endpoints.ts';
import { storeSettingEndpoints } from './store-settings/store-settings.endpoints.ts';
import { tendersChosenEndpoints } from './store-settings/tenders-chosen.endpoints.ts';
import { worksAloneEndpoints } from './store-settings/works-alone.endpoints.ts';
import { adminStoreEndpoints } from './stores/admin-stores.endpoints.ts';
import { cardMembershipEndpoints } from './stores/card-memberships.endpoints.ts';
import { closingEndpoints } from './stores/closing.endpoints.ts';
import { registrationChangeEndpoints } from './stores/registration-changes.endpoints.ts';
import { storeEndpoints } from './stores/stores.endpoints.ts';
import { termsEndpoints } from './terms/terms.endpoints.ts';
import { userEndpoints } from './users/users.endpoints.ts';
import { verificationEndpoints } from './verification/verification.endpoints.ts';

/** All endpoints in the order of the features. `live` is a foundation; its endpoints stand after `orders`. */
export const endpointsByFeature: Readonly<Record<string, readonly Endpoint[]>> = {
  terms: termsEndpoints,
  files: fileEndpoints,
  users: userEndpoints,
  verification: verificationEndpoints,
  'sign-in': signInEndpoints,
  'sign-up': signUpEndpoints,
  recovery: recoveryEndpoints,
  stores: [
    ...storeEndpoints,
    ...cardMembershipEndpoints,
    ...adminStoreEndpoints,
    ...closingEndpoints,
    ...registrationChangeEndpoints,
  ],
  'store-access': storeAccessEndpoints,
  'store-settings': [...storeSettingEndpoints, ...worksAloneEndpoints, ...tendersChosenEndpoints],
  'app-lock': [...appLockEndpoints, ...storePhoneResetEndpoints],
  profile: [...profileEndpoints, ...profileChangeEndpoints, ...dataExportEndpoints, ...userDeletionEndpoints],
  menu: menuEndpoints,
  points: [...pointEndpoints, ...pointReportEndpoints, ...pointMessageEndpoints],
  customers: [...customerAtTillEndpoints, ...customerEndpoints],
  payments: providerKeyEndpoints,
  'cash-receipts': cashReceiptEndpoints,
  orders: [
    ...orderPaymentEndpoints,
    ...orderReceiptEndpoints,
    ...changeOrderEndpoints,
    ...orderEndpoints,
    ...findOrderEndpoints,
    ...refundEndpoints,
    ...receiptedEndpoints,
    ...excessEndpoints,
    ...saleLettersEndpoints,
    ...sampleCartEndpoints,
    ...payLinkEndpoints,
  ],
  live: storeEventEndpoints,
  sales: [...salesEndpoints, ...salesListEndpoints, ...dashboardEndpoints, ...revenueMessageEndpoints],
  place: placeEndpoints,
  content: [...newsEndpoints, ...faqEndpoints, ...postEndpoints],
  inquiries: inquiryEndpoints,
  'event-log': [...eventLogEndpoints, ...platformLogEndpoints, ...clientErrorEndpoints],
  serviceability: serviceabilityEndpoints,
};

export const endpoints: readonly Endpoint[] = Object.values(endpointsByFeature).flat();
