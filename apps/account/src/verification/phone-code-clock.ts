import { codeSeconds, resendSeconds } from '@maru/contract/verification/verification.endpoints.ts';
import { secondsUntil } from '@maru/ui/time-left.ts';
import type { PhoneCodeFlow } from './phone-code-flow.ts';
import { fieldOf, type PhoneCodeProblem } from './phone-code-problem.ts';

/** What the form shows and allows at a given time. */
export type PhoneCodeMoment = {
  problem: PhoneCodeProblem | undefined;
  /** How long the code is valid; undefined if none was sent. */
  secondsLeft: number | undefined;
  /** Seconds until another code can be requested. */
  resendWait: number;
  /** After too many requests: seconds until the server accepts one again. */
  wait: number;
  canSubmit: boolean;
  canResend: boolean;
};

/** `clock` is in ms. It ticks once a second and may lag behind recent events. */
export function phoneCodeAt(flow: PhoneCodeFlow, clock: number): PhoneCodeMoment {
  const { step, asking, phone, code } = flow;
  const sentAt = step === 'code' ? flow.sentAt : undefined;
  const tooMuch = flow.problem?.name === 'TOO_MANY_REQUESTS' ? flow.problem : undefined;
  const now = Math.max(clock, sentAt ?? 0, tooMuch?.since ?? 0);

  const secondsLeft = sentAt === undefined ? undefined : secondsUntil(sentAt + codeSeconds * 1_000, now);
  const wait = tooMuch ? secondsUntil(tooMuch.since + tooMuch.seconds * 1_000, now) : 0;
  const resendWait = Math.max(
    wait,
    sentAt === undefined ? 0 : secondsUntil(sentAt + resendSeconds * 1_000, now),
  );
  const problem = problemAt(flow, { secondsLeft, wait });

  const isFilled = phone.digits !== '' && !(step === 'code' && code === '');
  return {
    problem,
    secondsLeft,
    resendWait,
    wait,
    canSubmit: asking === undefined && isFilled && !isInTheWay(problem),
    canResend: asking === undefined && step === 'code' && resendWait === 0,
  };
}

/** Drops a wait that is over, and adds a problem if the code has expired. */
function problemAt(
  { problem, asking }: PhoneCodeFlow,
  { secondsLeft, wait }: { secondsLeft: number | undefined; wait: number },
): PhoneCodeProblem | undefined {
  const told = problem?.name === 'TOO_MANY_REQUESTS' && wait === 0 ? undefined : problem;
  if (told || asking || secondsLeft !== 0) return told;
  return { name: 'verificationEnded', reason: 'EXPIRED' };
}

/** Whether the problem prevents submitting. After other failures the same input may be sent again. */
function isInTheWay(problem: PhoneCodeProblem | undefined): boolean {
  return problem !== undefined && (fieldOf(problem) !== 'form' || problem.name === 'TOO_MANY_REQUESTS');
}
