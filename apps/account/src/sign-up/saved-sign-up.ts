import { type SavedSignUp, type SignUp, startSignUp } from './sign-up-flow.ts';

const storageKey = 'maru.sign-up-flow';
/** Lifetime of a stored sign-up in ms. It is long enough to look for a text or a mail elsewhere. */
const longestPause = 30 * 60_000;

/** Stores the progress in this tab, so that it survives a reload, or a phone that discards the tab. */
export function saveSignUp(state: SignUp, now = Date.now()): void {
  if (state === startSignUp) return;
  if (state.step === 'done') {
    sessionStorage.removeItem(storageKey);
    return;
  }
  const { step, available, answers } = state;
  const { name, username } = state.basics;
  const { step: phoneStep, phone, sentAt } = state.phone;
  const saved = {
    step,
    basics: { name, username },
    available,
    phone: { step: phoneStep, phone, sentAt },
    answers,
  };
  sessionStorage.setItem(storageKey, JSON.stringify({ saved, since: now }));
}

export function savedSignUp(now = Date.now()): SavedSignUp | undefined {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return undefined;

  const { saved, since } = JSON.parse(text) as { saved: SavedSignUp; since: number };
  if (now - since < longestPause) return saved;
  sessionStorage.removeItem(storageKey);
  return undefined;
}
