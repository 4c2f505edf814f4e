/**
 * Splits a whole amount by weights so that the shares add up exactly. Each share is rounded down. The shares
 * with the largest remainders then get 1 more each; of equal remainders, the earlier share comes first. No
 * share exceeds its weight if the amount does not exceed the sum of weights. BigInt, because amount × weight
 * may exceed 2^53.
 */
export function shareByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);

  const divisor = BigInt(whole);
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { floor: Number(product / divisor), remainder: product % divisor };
  });
  const left = amount - shares.reduce((total, { floor }) => total + floor, 0);
  const luckiest = new Set(
    shares
      .map(({ remainder }, index) => ({ remainder, index }))
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ floor }, index) => floor + (luckiest.has(index) ? 1 : 0));
}
