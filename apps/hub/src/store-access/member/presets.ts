import { type Right, rights } from '@maru/contract/store-access/rights.ts';

/** Sets of rights for the two kinds of staff that most stores have. */
export const presets = {
  BASIC: ['ORDER'],
  MANAGER: ['ORDER', 'SALES', 'MENU', 'CUSTOMER', 'POINT', 'PLACE'],
} as const satisfies Record<string, readonly Right[]>;
export type Preset = keyof typeof presets;

/** OWN: ticked by hand. */
export function presetOf(ticked: readonly Right[]): Preset | 'OWN' {
  const names = Object.keys(presets) as Preset[];
  return names.find((name) => isSameSet(presets[name], ticked)) ?? 'OWN';
}

function isSameSet(one: readonly Right[], other: readonly Right[]): boolean {
  return rights.every((right) => one.includes(right) === other.includes(right));
}

/** Ticked or not, in the order in which rights are always listed. */
export function withTick(ticked: readonly Right[], right: Right, isOn: boolean): Right[] {
  return rights.filter((one) => (one === right ? isOn : ticked.includes(one)));
}
