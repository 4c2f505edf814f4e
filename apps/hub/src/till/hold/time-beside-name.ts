import type { Language } from '@maru/contract/language.ts';
import { formatTime } from '@maru/web/format.ts';
import type { HeldCart } from './held-carts.ts';

/** When a cart was put aside; empty if its name, being ours, says so already. */
export function timeBesideName({ name, heldAt }: Pick<HeldCart, 'name' | 'heldAt'>, language: Language) {
  const time = formatTime(heldAt, language);
  return name.startsWith(time) ? '' : time;
}
