/** Header that tells how old a sale is in seconds, by the device's own clock. */
export const saleAgeHeader = 'Sale-Age';

/** An older sale counts as taken when it was sent, in seconds. */
export const mostSaleAge = 30 * 24 * 3_600;
