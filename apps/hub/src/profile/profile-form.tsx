import { Radio } from '@mantine/core';
import { languages } from '@maru/contract/language.ts';
import { formatTypedBirthday } from '@maru/contract/profile/birthday.ts';
import { genders } from '@maru/contract/profile/genders.ts';
import { longestName } from '@maru/contract/users/name-rules.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { ImageField } from '#hub/lib/uploads/image-field.tsx';
import styles from './profile-page.module.css';
import { type ProfileValues, useProfileForm } from './use-profile-form.ts';

const choices = [...genders, 'NONE'] as const;

/** Form for name, birthday, gender, language of mails, and picture. */
export function ProfileForm() {
  const { t } = useTranslation('profile');
  const form = useProfileForm();
  const { values, set, field, errorOf } = form;
  const wordsOf = (name: keyof ProfileValues, value: unknown) => {
    if (name === 'gender') return t(`form.genders.${value as ProfileValues['gender']}`);
    if (name === 'language') return t(`form.languages.${value as ProfileValues['language']}`);
    if (name === 'pictureKey') return t(value === null ? 'form.noPicture' : 'form.aPicture');
    return undefined;
  };

  return (
    <EditForm
      form={form}
      fieldLabels={{
        name: t('name'),
        birthday: t('form.birthday'),
        gender: t('form.gender'),
        language: t('form.language'),
        pictureKey: t('form.picture'),
      }}
      wordsOf={wordsOf}
    >
      <FormCard title={t('form.title')}>
        <TextInput {...field('name')} label={t('name')} autoComplete="name" maxLength={longestName} />
        <TextInput
          name="birthday"
          label={t('form.birthday')}
          description={t('form.birthdayHint')}
          autoComplete="bday"
          inputMode="numeric"
          value={values.birthday}
          onChange={(typed) => set('birthday', formatTypedBirthday(typed))}
          error={errorOf('birthday')}
        />
        <Radio.Group
          name="gender"
          label={t('form.gender')}
          value={values.gender}
          onChange={(value) => set('gender', value as ProfileValues['gender'])}
        >
          <div className={styles.choices}>
            {choices.map((value) => (
              <Radio key={value} value={value} label={t(`form.genders.${value}`)} />
            ))}
          </div>
        </Radio.Group>
        <div data-field="language">
          <p className={styles.label}>{t('form.language')}</p>
          <Segmented
            label={t('form.language')}
            value={values.language}
            onChange={(language) => set('language', language)}
            options={languages.map((value) => ({ value, label: t(`form.languages.${value}`) }))}
          />
          <p className={styles.text}>{t('form.languageHint')}</p>
        </div>
        <ImageField
          name="pictureKey"
          label={t('form.picture')}
          description={t('form.pictureHint')}
          purpose="PROFILE_IMAGE"
          awsKey={values.pictureKey}
          onChange={(pictureKey) => set('pictureKey', pictureKey)}
          onSend={(sending) => form.expectImage('pictureKey', sending)}
          error={errorOf('pictureKey')}
        />
      </FormCard>
    </EditForm>
  );
}
