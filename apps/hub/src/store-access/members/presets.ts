import { type Right, rights } from '@maru/contract/store-access/rights.ts';

/** Sets of rights for the two most common kinds of staff. */
export const presets = {
  BASIC: ['ORDER'],
  MANAGER: ['ORDER', 'REFUND', 'SALES', 'MENU'],
} as const satisfies Record<string, readonly Right[]>;
export type RightsPreset = keyof typeof presets;

/** OWN: none of the presets. */
export function presetOf(ticked: readonly Right[]): RightsPreset | 'OWN' {
  const names = Object.keys(presets) as RightsPreset[];
  return names.find((name) => isSameSet(presets[name], ticked)) ?? 'OWN';
}

function isSameSet(one: readonly Right[], other: readonly Right[]): boolean {
  return rights.every((right) => one.includes(right) === other.includes(right));
}

/** Adds or removes a right, keeping the usual order of rights. */
export function withTick(ticked: readonly Right[], right: Right, isOn: boolean): Right[] {
  return rights.filter((one) => (one === right ? isOn : ticked.includes(one)));
}
