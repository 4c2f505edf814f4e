/** Income deduction of a consumer, or proof of a business expense. */
export const cashReceiptPurposes = ['INCOME_DEDUCTION', 'EXPENDITURE_PROOF'] as const;
export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number];

export const identifierKinds = ['PHONE', 'CARD', 'BUSINESS_NUMBER', 'SELF_ISSUED'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** The tax office's number for a receipt whose customer gives none. Ten digits, though it looks like a mobile number. */
export const selfIssuedNumber = '0100001234';
