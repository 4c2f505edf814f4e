import { type ApiError, isApiError } from '@maru/web/api-error.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasProblem, type Problems, useProblemWords, wrongFields } from './problems.ts';
import { useAct } from './use-act.ts';
import { useEarlyPress } from './use-early-press.ts';

type FormParts<Name extends string> = {
  /** Names of the fields to what is typed. The owner keeps them, so that they outlive the form. */
  values: Readonly<Record<Name, string>>;
  onChange: (name: Name, value: string) => void;
  /** Whether there is anything to send; left out, it can always be tried. */
  isFilled?: boolean;
  /** What is wrong before anything is sent. */
  check?: () => Problems<Name>;
  /** May answer what is wrong with fields where more than one call can say so. */
  send: () => Promise<void> | Promise<Problems<Name>>;
  /** What a refusal says about a field; any other is a notice. The fields of WRONG_FORMAT are found without it. */
  refused?: (error: ApiError) => Problems<Name> | undefined;
  /** What is known to be wrong when the form comes up. */
  problems?: Problems<Name>;
  /** What shows while somebody types; it stops nobody. */
  live?: Problems<Name>;
};

/**
 * A form whose fields call the server: sent by Enter or its button and once at a time, the error beside its field, the
 * first wrong field focused. Spread `props` on the form, `button` on its button and `field(name)` on each field.
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
