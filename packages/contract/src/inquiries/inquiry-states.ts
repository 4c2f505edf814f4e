/**
 * Which inquiries a list shows. WAITING are neither answered nor closed; OVERDUE are those of them beyond the promised
 * time; CLOSED are those that get no answer.
 */
export const inquiryStates = ['ALL', 'WAITING', 'OVERDUE', 'ANSWERED', 'CLOSED'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Why an inquiry gets no answer. */
export const closeReasons = ['SPAM', 'DUPLICATE', 'OTHER'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** The outcome of the mail with an answer. An inquiry whose answer FAILED waits again. */
export const answerDeliveries = ['QUEUED', 'SENT', 'FAILED'] as const;
export type AnswerDelivery = (typeof answerDeliveries)[number];
