import { Button } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useTranslation } from 'react-i18next';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { CountedTextarea } from '#hub/lib/forms/counted-textarea.tsx';
import { LeaveDialog } from '#hub/lib/forms/leave-dialog.tsx';
import { wholeForm } from '#hub/lib/forms/refused-fields.ts';
import styles from './about-page.module.css';
import { InquiryConsents } from './inquiry-consents.tsx';
import { longestOf, phoneText } from './inquiry-values.ts';
import type { InquiryForm as Form } from './use-inquiry-form.ts';

/** A form for a question from anybody, even without an account. */
export function InquiryForm({ form }: { form: Form }) {
  const { t } = useTranslation('about');
  const { values, set, errors } = form;

  return (
    <form ref={form.form} noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <CountedInput
        name="name"
        label={t('form.name')}
        description={t('form.nameHint')}
        autoComplete="name"
        most={longestOf.name}
        value={values.name}
        onChange={(name) => set('name', name)}
        error={errors.name}
      />
      <CountedInput
        name="email"
        type="email"
        inputMode="email"
        label={t('form.email')}
        description={t('form.emailHint')}
        autoComplete="email"
        most={longestOf.email}
        value={values.email}
        onChange={(email) => set('email', email)}
        error={errors.email}
      />
      <div className={styles.phone}>
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          label={t('form.phone')}
          autoComplete="tel"
          value={values.phone}
          onChange={(phone) => set('phone', phoneText(phone))}
          error={errors.phone}
        />
        <TextInput
          name="extension"
          inputMode="numeric"
          label={t('form.extension')}
          autoComplete="off"
          value={values.extension}
          onChange={(text) => set('extension', text.replaceAll(/\D/g, ''))}
          error={errors.extension}
        />
      </div>
      <CountedTextarea
        name="content"
        label={t('form.content')}
        description={t('form.contentHint')}
        rows={5}
        most={longestOf.content}
        value={values.content}
        onChange={(content) => set('content', content)}
        error={errors.content}
      />
      <InquiryConsents form={form} />
      {errors[wholeForm] && (
        <p className={styles.problem} role="alert">
          {errors[wholeForm]}
        </p>
      )}
      <Button type="submit" size="lg" variant="action" loading={form.isPending}>
        {t('form.send')}
      </Button>
      <LeaveDialog isDirty={form.isDirty && !form.sent} />
    </form>
  );
}
