import type { Language } from '@maru/contract/language.ts';
import { formatTime } from '@maru/web/format.ts';
import type { HeldCart } from './held-cart-store.ts';

/** The time at which a cart was put on hold; empty if its name begins with that time, as default names do. */
export function timeNextToName({ name, heldAt }: Pick<HeldCart, 'name' | 'heldAt'>, language: Language) {
  const time = formatTime(heldAt, language);
  return name.startsWith(time) ? '' : time;
}
