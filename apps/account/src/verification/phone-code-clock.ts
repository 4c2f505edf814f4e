import { codeSeconds, resendSeconds } from '@maru/contract/verification/verification.endpoints.ts';
import type { PhoneCodeFlow } from './phone-code-flow.ts';
import { fieldOf, type PhoneCodeProblem } from './phone-code-problem.ts';

/** What the form shows and allows at one moment; times are milliseconds, waits whole seconds. */
export type PhoneCodeMoment = {
  problem: PhoneCodeProblem | undefined;
  /** How long the code is still good; undefined where none was sent. */
  secondsLeft: number | undefined;
  /** Until another code may be asked for. */
  resendWait: number;
  /** Until anything may be asked for, where it was too much. */
  wait: number;
  canSubmit: boolean;
  canResend: boolean;
};

/** `clock` may lag behind what has just happened: it ticks once a second. */
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

/** A wait that is over is no problem any more, and a code whose time is over is one without asking. */
function problemAt(
  { problem, asking }: PhoneCodeFlow,
  { secondsLeft, wait }: { secondsLeft: number | undefined; wait: number },
): PhoneCodeProblem | undefined {
  const told = problem?.name === 'TOO_MANY_REQUESTS' && wait === 0 ? undefined : problem;
  if (told || asking || secondsLeft !== 0) return told;
  return { name: 'verificationEnded', reason: 'EXPIRED' };
}

/** A failure that nothing typed could mend may be tried again as it is. */
function isInTheWay(problem: PhoneCodeProblem | undefined): boolean {
  return problem !== undefined && (fieldOf(problem) !== 'form' || problem.name === 'TOO_MANY_REQUESTS');
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}
