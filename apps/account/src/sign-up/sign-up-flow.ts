import type { ApiError } from '@maru/web/api-error.ts';
import { hasProblem, type Problems } from '#account/lib/problems.ts';
import type { TermsAnswers } from '#account/terms/terms-answers.ts';
import {
  type PhoneCodeEvent,
  type PhoneCodeFlow,
  phoneCode,
  startPhoneCode,
} from '#account/verification/phone-code-flow.ts';
import { type Basics, type BasicsName, basicsProblems, emptyBasics } from './basics.ts';
import { refusalIn } from './sign-up-refusal.ts';

/** In the spelling of spec.md section 2. */
export const signUpSteps = ['basicInfomation', 'phoneAuthenticaiton', 'term', 'done'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export type SignUp = {
  step: SignUpStep;
  basics: Basics;
  /** The username that the server said nobody has. */
  available: string | undefined;
  phone: PhoneCodeFlow;
  answers: TermsAnswers;
  /** Counts how often the terms turned out to be others than those shown. */
  termsRound: number;
  /** What the server said about the first step. */
  problems: Problems<BasicsName>;
};

export type SignUpEvent =
  | { type: 'typed'; name: BasicsName; value: string }
  /** What was typed before the page was loaded again. */
  | { type: 'kept'; basics: Partial<Basics> }
  | { type: 'usernameAvailable'; username: string }
  | { type: 'phone'; event: PhoneCodeEvent }
  /** The phone is verified, and its step was left by its button. */
  | { type: 'phoneDone' }
  | { type: 'answered'; answers: TermsAnswers }
  | { type: 'created' }
  | { type: 'refused'; error: ApiError }
  /** Back or forward, in the page or in the browser. */
  | { type: 'wentTo'; step: SignUpStep };

export const startSignUp: SignUp = {
  step: 'basicInfomation',
  basics: emptyBasics,
  available: undefined,
  phone: startPhoneCode,
  answers: {},
  termsRound: 0,
  problems: {},
};

/** basicInfomation -> phoneAuthenticaiton -> term -> done (spec.md section 4); going back keeps what was typed. */
export function signUp(state: SignUp, event: SignUpEvent): SignUp {
  // The account is made: what the browser still remembers of the way there leads nowhere.
  if (state.step === 'done') return state;

  switch (event.type) {
    case 'typed':
      return { ...state, basics: { ...state.basics, [event.name]: event.value }, problems: {} };
    case 'kept':
      return { ...state, basics: withKept(state.basics, event.basics) };
    case 'usernameAvailable':
      return goTo({ ...state, available: event.username }, 'phoneAuthenticaiton');
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

/** As far as the guards of the steps before let it: `done` is reached by making the user only. */
function goTo(state: SignUp, wanted: SignUpStep): SignUp {
  const reached = signUpSteps.findLast(
    (step) => step !== 'done' && isBeforeOrAt(step, wanted) && mayEnter(state, step),
  );
  return { ...state, step: reached ?? 'basicInfomation' };
}

function isBeforeOrAt(step: SignUpStep, wanted: SignUpStep): boolean {
  return signUpSteps.indexOf(step) <= signUpSteps.indexOf(wanted);
}

/** The phone's step needs a username that is free and fields in order, the terms a verified phone besides. */
function mayEnter(state: SignUp, step: SignUpStep): boolean {
  const { basics, available, phone } = state;
  const isBasicDone = available === basics.username.trim() && !hasProblem(basicsProblems(basics));
  if (step === 'phoneAuthenticaiton') return isBasicDone;
  if (step === 'term') return isBasicDone && phone.step === 'verified';
  return step === 'basicInfomation';
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

/** Typing goes before what was kept. */
function withKept(basics: Basics, kept: Partial<Basics>): Basics {
  return {
    ...basics,
    name: basics.name || (kept.name ?? ''),
    username: basics.username || (kept.username ?? ''),
  };
}
