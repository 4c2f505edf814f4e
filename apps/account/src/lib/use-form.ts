import { type ApiError, isApiError } from '@maru/web/api-error.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasProblem, type Problems, useProblemWords, wrongFields } from './problems.ts';
import { useAct } from './use-act.ts';
import { useEarlyPress } from './use-early-press.ts';

type FormParts<Name extends string> = {
  /** Values by field name. The owner keeps them, so that they survive the form. */
  values: Readonly<Record<Name, string>>;
  onChange: (name: Name, value: string) => void;
  /** Whether submitting is possible; always by default. */
  isFilled?: boolean;
  /** Finds problems before sending. */
  check?: () => Problems<Name>;
  /** Sends the values. May resolve to problems of fields, for example those that several calls found. */
  send: () => Promise<void> | Promise<Problems<Name>>;
  /** Maps a refusal to problems of fields; other refusals become notices. WRONG_FORMAT is mapped without it. */
  refused?: (error: ApiError) => Problems<Name> | undefined;
  /** Problems known at the start. */
  problems?: Problems<Name>;
  /** Problems to show while typing. They do not block submitting. */
  live?: Problems<Name>;
};

/**
 * A form that calls the server. Enter or the button submits it, one submit at a time. Errors are shown beside
 * their fields, and the first invalid field gets the focus. Spread `props` on the form, `button` on its
 * button and `field(name)` on each field.
 */
export function useForm<Name extends string>(parts: FormParts<Name>) {
  const { values, onChange, isFilled = true, check, send, refused, live } = parts;
  const form = useRef<HTMLFormElement>(null);
  const wordsOf = useProblemWords();
  const [problems, setProblems] = useState(parts.problems);
  const [refusals, setRefusals] = useState(parts.problems && hasProblem(parts.problems) ? 1 : 0);
  const { run, isRunning } = useAct(sendOrPointOut);
  const earlyPress = useEarlyPress(form);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function pointOut(found: Problems<Name>) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  async function sendOrPointOut() {
    const found = check?.();
    if (found && hasProblem(found)) return pointOut(found);
    try {
      const said = await send();
      if (said && hasProblem(said)) pointOut(said);
    } catch (error) {
      const said = isApiError(error) ? problemsIn(error) : undefined;
      if (!said) throw error;
      pointOut(said);
    }
  }

  const problemsIn = (error: ApiError) =>
    refused?.(error) ?? wrongFields(error, Object.keys(values) as Name[]);

  return {
    props: {
      ...earlyPress.props,
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void run();
      },
    },
    problemAt: (name: Name) => problems?.[name],
    button: { type: 'submit' as const, disabled: earlyPress.isTakenOver && !isFilled, loading: isRunning },
    field: (name: Name) => ({
      name,
      value: values[name],
      error: wordsOf(problems?.[name] ?? live?.[name]),
      onChange(value: string) {
        setProblems((before) => before && { ...before, [name]: undefined });
        onChange(name, value);
      },
    }),
  };
}
