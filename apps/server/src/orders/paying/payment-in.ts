export function paymentIn<T extends { id: string }>(
  { payments }: { payments: T[] },
  id: string | undefined,
): T {
  const payment = payments.find((row) => row.id === id);
  if (!payment) throw new Error(`payment ${id} is not on its order`);
  return payment;
}
