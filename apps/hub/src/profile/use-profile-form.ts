import { birthdayProblem } from '@maru/contract/profile/birthday.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { type OwnProfile, useOwnProfile, useUpdateProfile } from './own-profile.api.ts';

export type ProfileValues = {
  name: string;
  /** Empty: not given. */
  birthday: string;
  gender: NonNullable<OwnProfile['gender']> | 'NONE';
  language: OwnProfile['language'];
  pictureKey: string | null;
};

const imageRefusals = ['FILE_NOT_FOUND', 'FILE_NOT_UPLOADED', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE'];

/** Form state of the profile. */
export function useProfileForm() {
  const { t } = useTranslation(['profile', 'errors']);
  const profile = useOwnProfile();
  const { mutateAsync: update } = useUpdateProfile();
  return useEditForm<ProfileValues>({
    saved: valuesOf(profile),
    version: profile.version,
    save: ({ birthday, gender, ...values }, version) =>
      update({
        ...{ userId: profile.id, version, ...values },
        birthday: birthday.trim() || null,
        gender: gender === 'NONE' ? null : gender,
      }),
    valuesOf: (row) => valuesOf(row as OwnProfile),
    problemsOf({ name, birthday }) {
      const wrong = birthday.trim() && birthdayProblem(birthday.trim(), businessDateOf(new Date(), 0));
      return {
        ...(name.trim() === '' && { name: t('errors:fields.required') }),
        ...(wrong && {
          birthday: wrong === 'wrongFormat' ? t('form.birthdayForm') : t(`errors:fields.${wrong}`),
        }),
      };
    },
    fieldOf: (path) => {
      if (imageRefusals.includes(path)) return 'pictureKey';
      return path in valuesOf(profile) ? (path as keyof ProfileValues) : undefined;
    },
  });
}

function valuesOf({ name, birthday, gender, language, pictureKey }: OwnProfile): ProfileValues {
  return { name, birthday: birthday ?? '', gender: gender ?? 'NONE', language, pictureKey };
}
