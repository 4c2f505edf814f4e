import type { VerificationPurpose } from '@maru/contract/verification/verification.endpoints.ts';
import { type ActionDispatch, useEffect, useRef, useState } from 'react';
import { showError } from '#account/lib/show-error.ts';
import { askServer } from './ask-server.ts';
import { phoneCodeAt } from './phone-code-clock.ts';
import {
  numberOf,
  type PhoneCodeEvent,
  type PhoneCodeFlow,
  phoneCode,
  type VerifiedPhone,
} from './phone-code-flow.ts';

export type PhoneCodeUse = {
  purpose: VerificationPurpose;
  flow: PhoneCodeFlow;
  dispatch: ActionDispatch<[PhoneCodeEvent]>;
  onVerified: (phone: VerifiedPhone) => void;
};

/** State of the form at this moment, and the calls of its two buttons. */
export function usePhoneCode({ purpose, flow, dispatch, onVerified }: PhoneCodeUse) {
  const now = useNow(flow.step === 'code' || flow.problem?.name === 'TOO_MANY_REQUESTS');
  const moment = phoneCodeAt(flow, now);
  const shown = useRef<PhoneCodeFlow>(undefined);
  useEffect(() => {
    shown.current = flow;
    return () => {
      shown.current = undefined;
    };
  }, [flow]);

  /** Dispatches the event, makes the call that the new state asks for, and dispatches its result. */
  async function send(event: PhoneCodeEvent) {
    const asked = phoneCode(flow, event);
    dispatch(event);
    try {
      const answer = await askServer(asked, purpose);
      if (!answer) return;
      dispatch(answer);
      // Skipped if the form was left or the phone was edited meanwhile.
      if (answer.type === 'matched' && shown.current?.phone === asked.phone) goOn();
    } catch (error) {
      dispatch({ type: 'failed', phone: asked.phone });
      showError(error);
    }
  }
  function goOn() {
    const number = numberOf(flow.phone);
    if (number) onVerified(number);
  }

  function submit() {
    if (!moment.canSubmit) return;
    if (flow.step === 'verified') goOn();
    else void send({ type: 'submitted' });
  }
  function resend() {
    if (moment.canResend) void send({ type: 'resend' });
  }
  return { moment, submit, resend };
}

/** The current time, updated each second while counting. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!isCounting) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);

  return now;
}
