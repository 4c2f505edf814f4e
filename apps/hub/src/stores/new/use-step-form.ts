import type { FieldCode } from '@maru/contract/field-codes.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#hub/lib/forms/focus-field.ts';

/** Submits a step once it has no problems. They are shown after the first try. */
export function useStepForm<Name extends string>(
  problems: Partial<Record<Name, FieldCode>>,
  onDone: () => void,
) {
  const { t } = useTranslation('errors');
  const [wasTried, setWasTried] = useState(false);

  return {
    errorOf: (name: Name): string | undefined => {
      const problem: FieldCode | undefined = wasTried ? problems[name] : undefined;
      return problem && t(`errors:fields.${problem}`);
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      setWasTried(true);
      const wrong = Object.keys(problems);
      if (wrong.length > 0) focusField(event.currentTarget, wrong);
      else onDone();
    },
  };
}
