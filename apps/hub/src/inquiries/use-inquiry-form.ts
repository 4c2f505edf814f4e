import { agreementsOf, missingArticles, type TermsAnswers } from '@maru/ui/terms/terms-answers.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { fieldAt, wholeForm, wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { useTooLong } from '#hub/lib/forms/use-too-long.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { inquiryTermsQuery, useSubmitInquiry } from './inquiries.api.ts';
import { type InquiryValues, longestOf, noValues, problemsOf } from './inquiry-values.ts';

type Errors = Record<string, string>;

/** The state of the inquiry form. What was typed stays until the server has it. */
export function useInquiryForm() {
  const { t } = useTranslation('about');
  const tooLong = useTooLong();
  const terms = useQuery(inquiryTermsQuery(useLanguage()));
  const groups = terms.data;
  const { mutateAsync: send, isPending, data: sent, reset } = useSubmitInquiry();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(noValues);
  const [answers, setAnswers] = useState<TermsAnswers>({});
  const [errors, setErrors] = useState<Errors>({});

  function show(found: Errors) {
    setErrors(found);
    // Runs after the errors are rendered, so that the invalid field can be found.
    requestAnimationFrame(() => focusField(form.current, Object.keys(found)));
  }

  function set(name: keyof InquiryValues, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }

  function problemWords(): Errors {
    const wrong = Object.entries(problemsOf(values)).flatMap(([name, problem]) =>
      problem === undefined ? [] : [[name, t(`problems.${problem}`)] as const],
    );
    const long = Object.entries(longestOf).flatMap(([name, most]) => {
      const words = tooLong(values[name as keyof typeof longestOf], most);
      return words === undefined ? [] : [[name, words] as const];
    });
    return { ...Object.fromEntries(wrong), ...Object.fromEntries(long) };
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!groups || isPending) return;
    const isMissing = missingArticles(groups, answers).length > 0;
    const found: Errors = {
      ...problemWords(),
      ...(isMissing && { consents: t('problems.consents') }),
    };
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    try {
      await send({ ...values, consents: agreementsOf(groups, answers) });
      setValues(noValues);
      setAnswers({});
    } catch (error) {
      await explain(error);
    }
  }

  async function explain(error: unknown) {
    if (isApiError(error, 'TERMS_NOT_AGREED')) {
      // This page is older than the article, which must be read and agreed to again.
      setAnswers({});
      await terms.refetch();
      return show({ consents: t('problems.outdated') });
    }
    const fields = { ...values, consents: answers };
    const found = wrongFields(error, (path) => fieldAt(fields, path));
    show(found ?? { [wholeForm]: errorWords(error) ?? t('problems.failed') });
  }

  return {
    ...{ form, values, set, answers, setAnswers, errors, terms, submit, isPending },
    sent,
    again: reset,
    isDirty: Object.values(values).some((value) => value.trim() !== ''),
  };
}

export type InquiryForm = ReturnType<typeof useInquiryForm>;
