/**
 * Which inquiries a list shows. WAITING: neither answered nor closed. OVERDUE: waiting for longer than the
 * promised time. CLOSED: closed without an answer.
 */
export const inquiryStates = ['ALL', 'WAITING', 'OVERDUE', 'ANSWERED', 'CLOSED'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Why an inquiry gets no answer. */
export const closeReasons = ['SPAM', 'DUPLICATE', 'OTHER'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** The outcome of the mail with an answer. If it FAILED, the inquiry counts as waiting again. */
export const answerDeliveries = ['QUEUED', 'SENT', 'FAILED'] as const;
export type AnswerDelivery = (typeof answerDeliveries)[number];
