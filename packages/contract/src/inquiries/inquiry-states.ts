/** Which inquiries a list shows. WAITING have no answer; OVERDUE are those of them beyond the promised time. */
export const inquiryStates = ['ALL', 'WAITING', 'OVERDUE', 'ANSWERED'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What became of the mail with an answer. An inquiry whose answer FAILED waits again. */
export const answerDeliveries = ['QUEUED', 'SENT', 'FAILED'] as const;
export type AnswerDelivery = (typeof answerDeliveries)[number];
