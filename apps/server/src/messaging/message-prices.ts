/** The prices of one message that a store sees, in won. */
export type MessagePrices = { kakao: number; sms: number; lms: number };
