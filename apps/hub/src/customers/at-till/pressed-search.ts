import { type CartCustomer, unknownCustomer } from './cart-customer.ts';
import type { TypedPhone } from './typed-phone.ts';

export type PressedSearch =
  | { kind: 'TAKE'; customer: CartCustomer }
  /** `phone` is the whole number; null if only its last four digits were typed. */
  | { kind: 'LOOK_UP'; digits: string; phone: string | null }
  | { kind: 'REFUSE'; problem: 'either' | 'whole' };

/**
 * What a press does with the typed digits. Without network nobody is looked up or added: the sale is sent
 * with the whole number.
 */
export function pressedSearch(
  typed: TypedPhone,
  { isConnected, takesLastFour }: { isConnected: boolean; takesLastFour: boolean },
): PressedSearch {
  if (typed.kind === 'WHOLE' || typed.kind === 'MIDDLE')
    return isConnected
      ? { kind: 'LOOK_UP', digits: typed.digits, phone: typed.digits }
      : { kind: 'TAKE', customer: unknownCustomer(typed.digits) };
  if (typed.kind === 'LAST_FOUR' && takesLastFour)
    return { kind: 'LOOK_UP', digits: typed.digits, phone: null };
  return { kind: 'REFUSE', problem: takesLastFour ? 'either' : 'whole' };
}
