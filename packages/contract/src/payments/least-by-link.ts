/** In won. Toss Payments: "Payment can be made from 100 won or more by credit card" (BELOW_MINIMUM_AMOUNT). */
export const leastByLink = 100;
