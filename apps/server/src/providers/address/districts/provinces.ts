import written from './provinces.json' with { type: 'json' };

export type Province = {
  /** Official name since the laws of 2023 and 2024. */
  name: string;
  short: string;
  /** Other names in use: short forms, and names before or after a law changed them. */
  also: readonly string[];
};

/** By the first two digits of a district's code. */
export const provinces: Readonly<Record<string, Province>> = written;
