import written from './provinces.json' with { type: 'json' };

export type Province = {
  /** As the laws of 2023 and 2024 have it. */
  name: string;
  short: string;
  /** What people write besides: short forms, names before or after a law. */
  also: readonly string[];
};

/** By the first two digits of a district's code. */
export const provinces: Readonly<Record<string, Province>> = written;
