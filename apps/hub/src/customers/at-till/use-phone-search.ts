import type { findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFindCustomer } from '#hub/customers/customers-at-till.api.ts';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import { type CartCustomer, foundCustomer } from './cart-customer.ts';
import { pressedSearch } from './pressed-search.ts';
import { groupTyped, readTypedPhone } from './typed-phone.ts';

/** The customers found; `phone` is null if they were found by the last four digits. */
export type FoundByPhone = OutputOf<typeof findCustomer> & { phone: string | null };

type Search = {
  storeId: string;
  isTurned: boolean;
  isConnected: boolean;
  lastFour: string | null;
  onFound: (customer: CartCustomer) => void;
};

/**
 * Pause after typing before a lookup, in ms, so that the beginning of a whole number is not looked up. MIDDLE
 * waits longer, because its four digits may also begin another customer's number.
 */
const pause = { LAST_FOUR: 350, WHOLE: 350, MIDDLE: 800 } as const;

/** Looks up the typed number: eleven digits at once, fewer after a pause. */
export function usePhoneSearch({ storeId, isTurned, isConnected, lastFour, onFound }: Search) {
  const { t } = useCustomerWords();
  const { mutateAsync: find, isPending } = useFindCustomer(storeId);
  const [digits, setDigits] = useState('');
  const [found, setFound] = useState<FoundByPhone | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef('');
  const asking = useRef('');
  const typed = readTypedPhone(digits, lastFour);
  // A guest who holds the tablet must not see other customers, and using points needs the whole number.
  const takesLastFour = isConnected && !isTurned && lastFour === null;

  const lookUp = async (asked: string, phone: string | null) => {
    if (asking.current === asked) return;
    asking.current = asked;
    const typedThen = latest.current;
    try {
      const answer = await find(asked);
      if (latest.current !== typedThen) return;
      const [only] = answer.customers;
      if (phone !== null && only) onFound(foundCustomer({ ...answer, customer: only, phone }));
      else if (typed.kind === 'MIDDLE') setProblem(t('till.problems.middle', { lastFour }));
      else setFound({ ...answer, phone });
    } catch (error) {
      if (latest.current === typedThen) setProblem(errorWords(error) ?? t('till.failed'));
    } finally {
      if (asking.current === asked) asking.current = '';
    }
  };

  const submit = () => {
    const [first] = found?.customers ?? [];
    if (found && first && found.customers.length === 1) return choose(first);
    const pressed = pressedSearch(typed, { isConnected, takesLastFour });
    if (pressed.kind === 'TAKE') return onFound(pressed.customer);
    if (pressed.kind === 'LOOK_UP') return void lookUp(pressed.digits, pressed.phone);
    setProblem(t(`till.problems.${pressed.problem}`));
  };

  const choose = (customer: FoundByPhone['customers'][number]) => {
    if (found) onFound(foundCustomer({ ...found, customer }));
  };

  const lookUpTyped = useEffectEvent(() => {
    if (!isConnected) return;
    const isFour = typed.kind === 'LAST_FOUR' && typed.isSure && takesLastFour;
    if (isFour || typed.kind === 'MIDDLE' || typed.kind === 'WHOLE') submit();
  });
  useEffect(() => {
    const { kind } = readTypedPhone(digits, lastFour);
    if (kind === 'NOTHING' || kind === 'PART') return;
    const waiting = setTimeout(lookUpTyped, digits.length === 11 ? 0 : pause[kind]);
    return () => clearTimeout(waiting);
  }, [digits, lastFour]);

  return {
    digits,
    typed,
    shown: groupTyped(digits, lastFour),
    found,
    problem,
    isSearching: isPending,
    submit,
    choose,
    type(next: string) {
      latest.current = next;
      setDigits(next);
      setFound(null);
      setProblem(null);
    },
  };
}
