/** The job that settles one transaction with its provider. */
export const settleTask = 'settle-transaction';
