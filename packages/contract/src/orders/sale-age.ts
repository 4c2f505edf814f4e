/** Header that tells how old a sale is in seconds, by the device's own clock. */
export const saleAgeHeader = 'Sale-Age';

/** In seconds. A sale older than this counts as taken when it was sent. */
export const mostSaleAge = 30 * 24 * 3_600;
