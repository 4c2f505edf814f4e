import { Textarea } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { type CustomerDetail, useUpdateCustomer } from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { joinTags, longestMemo, longestName, splitTags, tagProblem } from './tags.ts';

type CustomerFormProps = { storeId: string; customerId: string; customer: CustomerDetail };
type CustomerValues = { name: string; tags: string; memo: string };

/**
 * Edits the name, tags and memo. The masked name is never saved: an empty field leaves the name unchanged.
 */
export function CustomerForm({ storeId, customerId, customer }: CustomerFormProps) {
  const { t } = useCustomerOfficeWords();
  const { mutateAsync: save } = useUpdateCustomer({ storeId, customerId });
  const form = useEditForm<CustomerValues>({
    saved: valuesOf(customer),
    version: customer.version,
    save: ({ name, tags, memo }, version) =>
      save({ version, ...(name.trim() && { name: name.trim() }), tags: splitTags(tags), memo: memo.trim() }),
    valuesOf: (row) => valuesOf(row as CustomerDetail),
    problemsOf: ({ tags }) => {
      const problem = tagProblem(tags);
      return problem ? { tags: t(`form.problems.${problem}`) } : {};
    },
    fieldOf: (path) => (path.startsWith('tags') ? 'tags' : undefined),
  });
  const { values, set, field, errorOf } = form;

  return (
    <EditForm
      form={form}
      fieldLabels={{ name: t('form.name'), tags: t('columns.tags'), memo: t('columns.memo') }}
    >
      <FormCard title={t('form.title')}>
        <TextInput
          {...field('name')}
          label={t('form.name')}
          description={t('form.nameHint')}
          autoComplete="off"
          maxLength={longestName}
        />
        <TextInput
          {...field('tags')}
          label={t('columns.tags')}
          description={t('form.tagsHint')}
          autoComplete="off"
        />
        <Textarea
          name="memo"
          label={t('columns.memo')}
          description={t('form.memoHint')}
          autosize
          minRows={2}
          maxLength={longestMemo}
          value={values.memo}
          onChange={({ currentTarget }) => set('memo', currentTarget.value)}
          error={errorOf('memo')}
        />
      </FormCard>
    </EditForm>
  );
}

function valuesOf({ tags, memo }: Pick<CustomerDetail, 'tags' | 'memo'>): CustomerValues {
  return { name: '', tags: joinTags(tags), memo };
}
