import { z } from 'zod';
import { accountErrors } from './account-errors.ts';
import { lockParts } from './app-lock/lock-parts.ts';
import { changedStoreErrors } from './changed-store-errors.ts';
import { contentErrors } from './content-errors.ts';
import type { FieldCode } from './field-codes.ts';
import { inquiryErrors } from './inquiry-errors.ts';
import { limitReasons } from './limit-reasons.ts';
import { PricedCart } from './money/priced-cart.ts';
import { moneyErrors } from './money-errors.ts';
import { placeErrors } from './place-errors.ts';
import { pointErrors } from './points-errors.ts';
import { providerErrors } from './provider-errors.ts';
import { salesErrors } from './sales-errors.ts';
import { invitationEnds } from './store-access/invitation.ts';
import { applicationStatuses, neededForApproval } from './stores/application.ts';

const none = z.undefined();
const missingRight = z.object({ reason: z.enum(['REFUND', 'POINT']) }).optional();
const ofStatus = z.object({ orderStatus: z.string() });

/** HTTP status, shape of `detail` and locale key of every refusal (docs/rules/answers.md, Error codes). */
export const errors = {
  WRONG_FORMAT: { http: 400, detail: none, key: 'WRONG_FORMAT' },
  UNAUTHENTICATED: { http: 401, detail: none, key: 'UNAUTHENTICATED' },
  FORBIDDEN: { http: 403, detail: missingRight, key: 'FORBIDDEN' },
  NOT_FOUND: { http: 404, detail: none, key: 'NOT_FOUND' },
  USED_EMAIL: { http: 409, detail: none, key: 'sso.error.usedEmail' },
  EMAIL_NOT_FOUND: { http: 404, detail: none, key: 'sso.error.Email_not_found' },
  // 200, as docs/requirements.md, 7 requires.
  EMAIL_NOT_VERIFIED: { http: 200, detail: none, key: 'sso.error.not_verified_Email' },
  LOGIN_FAILED: { http: 401, detail: none, key: 'sso.error.loginError' },
  TOKEN_INVALID: {
    http: 409,
    // ALREADY_VERIFIED: there is nothing left to verify.
    detail: z.object({ reason: z.enum(['ALREADY_VERIFIED']) }).optional(),
    key: 'sso.error.invalidToken',
  },
  INCORRECT_ACCESS: { http: 403, detail: none, key: 'sso.error.incorrectAccess' },
  VERIFICATION_NUMBER_INCORRECT: {
    http: 409,
    detail: z.object({ triesLeft: z.int() }),
    key: 'verificationNumberIsIncorrect',
  },
  VERIFICATION_ENDED: {
    http: 409,
    detail: z.object({ reason: z.enum(['EXPIRED', 'TRIES', 'USED']) }),
    key: 'verificationEnded',
  },
  PHONE_NOT_VERIFIED: { http: 409, detail: none, key: 'phoneNotVerified' },
  TERMS_NOT_AGREED: {
    http: 409,
    // REFUSED: a required article was not agreed to. OUTDATED: the answers are for articles that are no
    // longer in force.
    detail: z.object({ reason: z.enum(['REFUSED', 'OUTDATED']) }),
    key: 'termsNotAgreed',
  },
  PASSWORD_TOO_COMMON: {
    http: 409,
    // OWN_NAME: contains the local part of the person's e-mail address, or the product's name.
    detail: z.object({ reason: z.enum(['COMMON', 'OWN_NAME']) }),
    key: 'passwordTooCommon',
  },
  PASSWORD_UNCHANGED: { http: 409, detail: none, key: 'passwordUnchanged' },
  CURRENT_PASSWORD_INCORRECT: { http: 409, detail: none, key: 'currentPasswordIncorrect' },
  DATA_WAS_BEEN_MODIFIED: {
    http: 409,
    detail: z.object({
      row: z.unknown(),
      changedBy: z.string().nullable(),
      /**
       * Whether the conflicting change was the caller's own, for example on another screen. If there are
       * several rows, the last change counts.
       */
      isOwn: z.boolean(),
      changedAt: z.string(),
    }),
    key: 'DATA_WAS_BEEN_MODIFIED',
  },
  STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND: {
    http: 409,
    detail: z.object({ lines: z.array(z.int()) }),
    key: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
  },
  STORE_ITEM_NOT_FOUND: {
    http: 409,
    detail: z.object({ lines: z.array(z.int()) }),
    key: 'STORE_ITEM_NOT_FOUND',
  },
  STORE_ITEM_SOLD_OUT: {
    http: 409,
    detail: z.object({ lines: z.array(z.object({ line: z.int(), left: z.int() })) }),
    key: 'STORE_ITEM_SOLD_OUT',
  },
  CATEGORY_NOT_FOUND: { http: 409, detail: none, key: 'categoryNotFound' },
  CATEGORY_NOT_EMPTY: { http: 409, detail: z.object({ items: z.int() }), key: 'categoryNotEmpty' },
  MENU_NAME_USED: { http: 409, detail: none, key: 'menuNameUsed' },
  BARCODE_USED: { http: 409, detail: z.object({ itemId: z.string(), name: z.string() }), key: 'barcodeUsed' },
  TOO_MANY_ITEMS: { http: 409, detail: z.object({ most: z.int() }), key: 'tooManyItems' },
  STOCK_NOT_ENOUGH: { http: 409, detail: z.object({ left: z.int() }), key: 'stockNotEnough' },
  STOCK_NOT_COUNTED: { http: 409, detail: none, key: 'stockNotCounted' },
  STOCK_TOO_LARGE: { http: 409, detail: z.object({ most: z.int() }), key: 'stockTooLarge' },
  PRICE_OUT_OF_RANGE: {
    http: 409,
    detail: z.object({ itemIds: z.array(z.string()) }),
    key: 'priceOutOfRange',
  },
  IMPORT_HAS_PROBLEMS: { http: 409, detail: z.object({ rows: z.int() }), key: 'importHasProblems' },
  IMPORT_CHANGES_NOTHING: { http: 409, detail: none, key: 'importChangesNothing' },
  CHANGE_NOT_UNDOABLE: {
    http: 409,
    detail: z.object({ reason: z.enum(['UNDONE', 'EXPIRED', 'UNKNOWN']) }),
    key: 'changeNotUndoable',
  },
  PRICE_CHANGED: { http: 409, detail: PricedCart, key: 'PRICE_CHANGED' },
  TENDERS_EXCEED_TOTAL: { http: 409, detail: z.object({ leftToPay: z.int() }), key: 'TENDERS_EXCEED_TOTAL' },
  TENDER_NOT_ACCEPTED: { http: 409, detail: z.object({ type: z.string() }), key: 'TENDER_NOT_ACCEPTED' },
  TENDER_NOT_RETURNABLE: {
    http: 409,
    detail: z.object({ reason: z.enum(['ORDER_NOT_OPEN', 'NOTHING_HELD']) }),
    key: 'TENDER_NOT_RETURNABLE',
  },
  TENDER_NOT_CORRECTABLE: {
    http: 409,
    detail: z.object({ reason: z.enum(['CANCELLED', 'PROVIDER', 'NOTHING_HELD', 'SAME_TYPE']) }),
    key: 'TENDER_NOT_CORRECTABLE',
  },
  SALE_ID_REUSED: { http: 422, detail: none, key: 'SALE_ID_REUSED' },
  ORDER_ALREADY_REPLACED: { http: 409, detail: none, key: 'ORDER_ALREADY_REPLACED' },
  ORDER_NOT_PAYABLE: { http: 409, detail: ofStatus, key: 'ORDER_NOT_PAYABLE' },
  ORDER_NOT_PAID: { http: 409, detail: z.object({ leftToPay: z.int() }), key: 'ORDER_NOT_PAID' },
  ORDER_PENDING: {
    http: 409,
    detail: z.object({ pending: z.enum(['PAY', 'REFUND', 'CANCEL']) }),
    key: 'ORDER_PENDING',
  },
  ORDER_NOT_CLOSABLE: { http: 409, detail: ofStatus, key: 'ORDER_NOT_CLOSABLE' },
  CARD_NOT_AVAILABLE: { http: 409, detail: none, key: 'CARD_NOT_AVAILABLE' },
  ORDER_NOT_CANCELLABLE: { http: 409, detail: ofStatus, key: 'ORDER_NOT_CANCELLABLE' },
  ORDER_NOT_DELETABLE: { http: 409, detail: ofStatus, key: 'ORDER_NOT_DELETABLE' },
  FILE_NOT_FOUND: { http: 409, detail: none, key: 'fileNotFound' },
  FILE_NOT_UPLOADED: { http: 409, detail: none, key: 'fileNotUploaded' },
  FILE_TYPE_NOT_ALLOWED: {
    http: 409,
    detail: z.object({ types: z.array(z.string()) }),
    key: 'fileTypeNotAllowed',
  },
  FILE_TOO_LARGE: { http: 409, detail: z.object({ megabytes: z.int() }), key: 'fileTooLarge' },
  OWN_EMAIL_NOT_VERIFIED: { http: 409, detail: none, key: 'ownEmailNotVerified' },
  APPROVE_STORE_REQUIRE: {
    http: 409,
    detail: z.object({ missing: z.array(z.enum(neededForApproval)) }),
    key: 'approve_store_require',
  },
  APPLICATION_NOT_MOVABLE: {
    http: 409,
    detail: z.object({ applicationStatus: z.enum(applicationStatuses) }),
    key: 'applicationNotMovable',
  },
  ACCOUNT_NOT_FOUND: { http: 409, detail: none, key: 'accountNotExist' },
  SAME_USERNAME: { http: 409, detail: none, key: 'sameUsernameExists' },
  NONE_STOREOWNER: { http: 409, detail: none, key: 'none-storeowner' },
  STORE_OWNER_REQUIRED: { http: 409, detail: none, key: 'storeOwnerMustBeOneOrMore' },
  INVITATION_ENDED: {
    http: 409,
    detail: z.object({ reason: z.enum([...invitationEnds, 'UNKNOWN']) }),
    key: 'invitationEnded',
  },
  STORE_PHONE_REQUIRED: { http: 409, detail: none, key: 'storePhoneRequired' },
  STORE_PHONE_LOCKED: { http: 409, detail: none, key: 'storePhoneLocked' },
  APPROVAL_ENDED: {
    http: 409,
    detail: z.object({ reason: z.enum(['EXPIRED', 'ANSWERED']) }),
    key: 'approvalEnded',
  },
  STORE_NOT_APPROVED: { http: 409, detail: none, key: 'STORE_NOT_APPROVED' },
  ...moneyErrors,
  ...pointErrors,
  ...providerErrors,
  ...salesErrors,
  ...changedStoreErrors,
  ...placeErrors,
  ...contentErrors,
  ...inquiryErrors,
  ...accountErrors,
  REQUEST_IN_PROGRESS: { http: 409, detail: z.object({ seconds: z.int() }), key: 'REQUEST_IN_PROGRESS' },
  IDEMPOTENCY_KEY_REUSED: { http: 422, detail: none, key: 'IDEMPOTENCY_KEY_REUSED' },
  LOCKED: {
    http: 423,
    // The caller has to unlock this part with `requestUnlock`. `storePhone` is the masked number of the phone
    // that approves the request; null if there is none.
    detail: z.object({ part: z.enum(lockParts), storePhone: z.string().nullable() }),
    key: 'LOCKED',
  },
  TOO_MANY_REQUESTS: {
    http: 429,
    detail: z.object({ seconds: z.int(), reason: z.enum(limitReasons).optional() }),
    key: 'TOO_MANY_REQUESTS',
  },
  INTERNAL: { http: 500, detail: z.object({ requestId: z.string() }), key: 'sso.error.unknownError' },
  UNAVAILABLE: { http: 503, detail: none, key: 'UNAVAILABLE' },
} as const;

export type ErrorCode = keyof typeof errors;
export type ErrorDetail<C extends ErrorCode> = z.output<(typeof errors)[C]['detail']>;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

/** Body of every refusal. `fields` is set for input errors only; the code determines the type of `detail`. */
export type Failure<C extends ErrorCode = ErrorCode> = {
  status: C;
  message: string;
  fields?: Record<string, FieldCode>;
  detail?: ErrorDetail<C>;
};
