/** What a store is told that one message costs, in won. */
export type MessagePrices = { kakao: number; sms: number; lms: number };
