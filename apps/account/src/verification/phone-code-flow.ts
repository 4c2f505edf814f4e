import { callingCodeOf, mainCountryOf } from '@maru/contract/phone/countries.ts';
import { type PhoneProblem, textProblemOf } from '@maru/contract/phone/phone-fields.ts';
import { defaultCallingCode, type PhoneNumber, parsePhone } from '@maru/contract/phone/phone-number.ts';
import {
  codeDigits,
  codeSeconds,
  type MobileVerification,
} from '@maru/contract/verification/verification.endpoints.ts';
import type { PhoneCodeProblem } from './phone-code-problem.ts';

/** Country by ISO code, and the number as dialled within that country. */
export type TypedPhone = { country: string; digits: string };

export type PhoneCodeFlow = {
  /** `verified` lets the surrounding form continue. */
  step: 'phone' | 'code' | 'verified';
  phone: TypedPhone;
  code: string;
  /** The running call. After a reload, `look` asks how far the restored phone is verified. */
  asking: 'send' | 'verify' | 'look' | undefined;
  /** When the last code was sent, in ms. */
  sentAt: number | undefined;
  problem: PhoneCodeProblem | undefined;
};

export type PhoneCodeEvent =
  | { type: 'phoneTyped'; phone: TypedPhone }
  | { type: 'codeTyped'; code: string }
  /** The form's button: sends a code in step `phone`, checks it in step `code`. */
  | { type: 'submitted' }
  /** Sends another code to the same phone. */
  | { type: 'resend' }
  | { type: 'sent'; phone: TypedPhone; at: number }
  | { type: 'matched'; phone: TypedPhone }
  /** The server's state of a phone that was restored after a reload. */
  | { type: 'looked'; phone: TypedPhone; known: MobileVerification; at: number }
  /** `problem` is missing if a notice reports the failure. */
  | { type: 'failed'; phone: TypedPhone; problem?: PhoneCodeProblem | undefined }
  /** A later step refused this phone: back to step `phone`, with the reason. */
  | { type: 'refused'; problem: PhoneCodeProblem };

export const startPhoneCode: PhoneCodeFlow = {
  step: 'phone',
  phone: { country: mainCountryOf(defaultCallingCode) ?? '', digits: '' },
  code: '',
  asking: undefined,
  sentAt: undefined,
  problem: undefined,
};

/** phone -> code -> verified. Editing the phone returns to the first step. */
export function phoneCode(flow: PhoneCodeFlow, event: PhoneCodeEvent): PhoneCodeFlow {
  // An answer for a phone that was edited meanwhile is outdated.
  if (
    (event.type === 'sent' ||
      event.type === 'matched' ||
      event.type === 'looked' ||
      event.type === 'failed') &&
    event.phone !== flow.phone
  )
    return flow;

  switch (event.type) {
    case 'phoneTyped':
      return { ...startPhoneCode, phone: event.phone };
    case 'codeTyped':
      return { ...flow, code: event.code, problem: isOver(flow.problem) ? flow.problem : undefined };
    case 'submitted':
      return submitted(flow);
    case 'resend':
      return { ...flow, asking: 'send', problem: undefined };
    case 'sent':
      return { ...flow, step: 'code', code: '', asking: undefined, sentAt: event.at, problem: undefined };
    case 'matched':
      return { ...flow, step: 'verified', asking: undefined, problem: undefined };
    case 'looked':
      return looked(flow, event);
    case 'failed':
      return { ...flow, asking: undefined, problem: event.problem };
    case 'refused':
      return { ...startPhoneCode, phone: flow.phone, problem: event.problem };
  }
}

function submitted(flow: PhoneCodeFlow): PhoneCodeFlow {
  if (flow.step === 'verified') return flow;
  if (flow.step === 'phone') {
    const name = problemOf(flow.phone);
    if (name) return { ...flow, problem: { name } };
    return { ...flow, asking: 'send', problem: undefined };
  }
  if (flow.code.length < codeDigits) return { ...flow, problem: { name: 'codeIncomplete' } };
  return { ...flow, asking: 'verify', problem: undefined };
}

/** Replaces the restored state by the server's. A half-typed code is kept. */
function looked(
  flow: PhoneCodeFlow,
  { known: { state, secondsLeft }, at }: Extract<PhoneCodeEvent, { type: 'looked' }>,
): PhoneCodeFlow {
  const answered = { ...flow, asking: undefined };
  if (state === 'VERIFIED') return { ...answered, step: 'verified', problem: undefined };
  if (state === 'SENT')
    return {
      ...answered,
      step: 'code',
      sentAt: at - (codeSeconds - secondsLeft) * 1_000,
      problem: undefined,
    };
  if (flow.step === 'phone') return answered;
  const problem = flow.step === 'verified' ? ({ name: 'phoneNotVerified' } as const) : undefined;
  return { ...startPhoneCode, phone: flow.phone, problem };
}

/** Problems that typing does not clear. */
function isOver(problem: PhoneCodeProblem | undefined): boolean {
  return problem?.name === 'verificationEnded' || problem?.name === 'TOO_MANY_REQUESTS';
}

/** Restores a phone after a reload. The server has to say how far it is verified. */
export function restoredPhoneCode(saved: Pick<PhoneCodeFlow, 'step' | 'phone' | 'sentAt'>): PhoneCodeFlow {
  return { ...startPhoneCode, ...saved, asking: numberOf(saved.phone) ? 'look' : undefined };
}

/** The phone as the endpoints take it; undefined if it is invalid in its country. */
export function numberOf(typed: TypedPhone): VerifiedPhone | undefined {
  const found = parse(typed);
  return found && { cellphone: found.nationalNumber, cellphoneCountryCode: found.callingCode };
}

function problemOf({ country, digits }: TypedPhone): PhoneProblem | undefined {
  return textProblemOf({ cellphone: digits, cellphoneCountryCode: callingCodeOf(country) ?? '' });
}

function parse({ country, digits }: TypedPhone): PhoneNumber | undefined {
  return parsePhone(callingCodeOf(country) ?? '', digits);
}

/** A phone verified in this browser, as input of calls that need it. */
export type VerifiedPhone = { cellphone: string; cellphoneCountryCode: string };
