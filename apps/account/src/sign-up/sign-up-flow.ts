import type { TermsAnswers } from '@maru/ui/terms/terms-answers.ts';
import type { ApiError } from '@maru/web/api-error.ts';
import { hasProblem, type Problems } from '#account/lib/problems.ts';
import {
  type PhoneCodeEvent,
  type PhoneCodeFlow,
  phoneCode,
  restoredPhoneCode,
  startPhoneCode,
} from '#account/verification/phone-code-flow.ts';
import { type Basics, type BasicsName, basicsProblems, emptyBasics } from './basics.ts';
import { refusalIn } from './sign-up-refusal.ts';

/** Spelled as in docs/requirements.md, 2. */
export const signUpSteps = ['basicInfomation', 'phoneAuthenticaiton', 'term', 'done'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export type SignUp = {
  step: SignUpStep;
  basics: Basics;
  /** The username that the server found to be free. */
  available: string | undefined;
  /** A reload lost the password after the first step. It is requested again before the terms. */
  isPasswordLost: boolean;
  phone: PhoneCodeFlow;
  answers: TermsAnswers;
  /** Counts how often the terms changed while they were shown. */
  termsRound: number;
  /** Server errors of the first step. */
  problems: Problems<BasicsName>;
};

/** What the browser may store: never a password. */
export type SavedSignUp = {
  step: SignUpStep;
  basics: Pick<Basics, 'name' | 'username'>;
  phone: Pick<PhoneCodeFlow, 'step' | 'phone' | 'sentAt'>;
} & Partial<Pick<SignUp, 'available' | 'answers'>>;

export type SignUpEvent =
  | { type: 'typed'; name: BasicsName; value: string }
  /** State stored before a reload. */
  | { type: 'restored'; saved: SavedSignUp }
  | { type: 'usernameAvailable'; username: string }
  | { type: 'phone'; event: PhoneCodeEvent }
  /** The phone is verified, and the step's button was pressed. */
  | { type: 'phoneDone' }
  | { type: 'answered'; answers: TermsAnswers }
  | { type: 'created' }
  | { type: 'refused'; error: ApiError }
  /** Back or forward, in the page or the browser. */
  | { type: 'wentTo'; step: SignUpStep };

export const startSignUp: SignUp = {
  step: 'basicInfomation',
  basics: emptyBasics,
  available: undefined,
  isPasswordLost: false,
  phone: startPhoneCode,
  answers: {},
  termsRound: 0,
  problems: {},
};

/** basicInfomation -> phoneAuthenticaiton -> term -> done. Going back keeps what was typed. */
export function signUp(state: SignUp, event: SignUpEvent): SignUp {
  // The account was created. Earlier history entries must not lead back.
  if (state.step === 'done') return state;

  switch (event.type) {
    case 'typed':
      return { ...state, basics: { ...state.basics, [event.name]: event.value }, problems: {} };
    case 'restored':
      return resumed(state, event.saved);
    case 'usernameAvailable': {
      const next = state.isPasswordLost ? 'term' : 'phoneAuthenticaiton';
      return goTo({ ...state, available: event.username, isPasswordLost: false }, next);
    }
    case 'phone':
      return { ...state, phone: phoneCode(state.phone, event.event) };
    case 'phoneDone':
      return goTo(state, 'term');
    case 'answered':
      return { ...state, answers: event.answers };
    case 'created':
      return { ...startSignUp, step: 'done', basics: { ...emptyBasics, username: state.basics.username } };
    case 'refused':
      return refused(state, event.error);
    case 'wentTo':
      return goTo(state, event.step);
  }
}

/** Goes to the wanted step, or as far as the guards allow. `done` is reached only by creating the user. */
function goTo(state: SignUp, wanted: SignUpStep): SignUp {
  // Only the password is missing. It is typed again in the first step.
  if (wanted === 'term' && state.isPasswordLost && isVerified(state))
    return { ...state, step: 'basicInfomation' };

  const reached = signUpSteps.findLast(
    (step) => step !== 'done' && isBeforeOrAt(step, wanted) && mayEnter(state, step),
  );
  return { ...state, step: reached ?? 'basicInfomation' };
}

function isBeforeOrAt(step: SignUpStep, wanted: SignUpStep): boolean {
  return signUpSteps.indexOf(step) <= signUpSteps.indexOf(wanted);
}

/**
 * Whether a step may be entered. The phone step needs a free username and valid fields, but not a password
 * that a reload lost, because somebody may be waiting for a code. The terms also need a verified phone.
 */
function mayEnter(state: SignUp, step: SignUpStep): boolean {
  const { basics, available, isPasswordLost } = state;
  const { name, username, ...password } = basicsProblems(basics);
  const isNamed = available === basics.username.trim() && !hasProblem({ name, username });
  const hasPassword = !isPasswordLost && !hasProblem(password);
  if (step === 'phoneAuthenticaiton') return isNamed && (hasPassword || isPasswordLost);
  if (step === 'term') return isNamed && hasPassword && isVerified(state);
  return step === 'basicInfomation';
}

/**
 * Whether the server confirmed the phone. State restored after a reload does not count until the server has
 * confirmed it.
 */
function isVerified({ phone: { step, asking } }: SignUp): boolean {
  return step === 'verified' && asking === undefined;
}

function refused(state: SignUp, error: ApiError): SignUp {
  const refusal = refusalIn(error);
  switch (refusal?.at) {
    case 'basicInfomation': {
      const isTaken = refusal.problems.username !== undefined;
      return {
        ...state,
        step: 'basicInfomation',
        problems: refusal.problems,
        available: isTaken ? undefined : state.available,
      };
    }
    case 'phoneAuthenticaiton': {
      const phone = phoneCode(state.phone, { type: 'refused', problem: refusal.problem });
      return { ...state, step: 'phoneAuthenticaiton', phone };
    }
    case 'term':
      return { ...state, termsRound: state.termsRound + 1 };
    case undefined:
      return state;
  }
}

/**
 * Restores the state from before a reload. A person who was at the terms must first type the password again.
 * Text typed since then wins over stored text.
 */
function resumed({ basics, ...state }: SignUp, saved: SavedSignUp): SignUp {
  const name = basics.name || saved.basics.name;
  const username = basics.username || saved.basics.username;
  const { available, answers = {} } = saved;
  const isPasswordLost = available !== undefined;
  const phone = restoredPhoneCode(saved.phone);
  const before = {
    ...state,
    basics: { ...basics, name, username },
    available,
    answers,
    phone,
    isPasswordLost,
  };
  return goTo(before, saved.step === 'term' ? 'basicInfomation' : saved.step);
}
