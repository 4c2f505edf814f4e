import type { Random } from './random.ts';

/** A UUIDv7 with a timestamp in the past; deterministic for a seed. */
export function datedId(at: Date, random: Random): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = (digits: number) =>
    random
      .between(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const variant = (8 + random.between(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}
