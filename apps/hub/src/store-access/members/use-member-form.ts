import { isApiError } from '@maru/web/api-error.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import type { AccessChange, AccessControl, Member } from '#hub/store-access/store-access.api.ts';
import {
  changeOf,
  type MemberValues,
  memberValuesOf,
  newcomer,
  rowOf,
  usernameProblem,
} from './member-values.ts';

/** Errors that belong to the e-mail field. */
const ofUsername: readonly string[] = ['ACCOUNT_NOT_FOUND', 'SAME_USERNAME', 'TOO_MANY_REQUESTS'];

export type MemberFormOptions = {
  /** Undefined for a new member. */
  member: Member | undefined;
  change: (change: AccessChange) => Promise<AccessControl>;
  onDone: () => void;
};

/** Form state of a member, new or existing. */
export function useMemberForm({ member, change, onDone }: MemberFormOptions) {
  const { t } = useTranslation('store-access');
  const [isAsking, setIsAsking] = useState(false);
  /** Nobody has an account with this e-mail, so an invitation is offered. */
  const [isNobody, setIsNobody] = useState(false);

  async function save(values: MemberValues, version: number) {
    setIsNobody(false);
    try {
      const answer = await change(changeOf(values, member && { userId: member.userId, version }));
      onDone();
      return answer;
    } catch (error) {
      setIsNobody(isApiError(error, 'ACCOUNT_NOT_FOUND'));
      throw error;
    }
  }

  const form = useEditForm<MemberValues, AccessControl>({
    saved: member ? memberValuesOf(member) : newcomer,
    version: member?.version ?? 0,
    save,
    doneText: ({ members }, values) => {
      if (member) return t('done.CHANGE', { name: member.name });
      const username = values.username.trim();
      const name = members.find((one) => one.username === username.toLowerCase())?.name ?? username;
      return t('done.ADD', { name });
    },
    problemsOf: ({ username }) => {
      const problem = member ? undefined : usernameProblem(username);
      return problem ? { username: t(`errors:fields.${problem}`) } : {};
    },
    rowIn: (shown) => rowOf(member, shown),
    valuesOf: (row) => memberValuesOf(row as Member, member?.rights),
    fieldOf: (code) => (!member && ofUsername.includes(code) ? 'username' : undefined),
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { values, baseValues } = form;
    if (member && !form.isDirty) onDone();
    // A change of role to or from owner asks first.
    else if (values.role !== baseValues.role && (member || !usernameProblem(values.username)))
      setIsAsking(true);
    else void form.submit();
  }

  return {
    ...form,
    handleSubmit,
    typeUsername: (username: string) => {
      form.set('username', username);
      setIsNobody(false);
    },
    isNobody,
    refuseInvitation: (error: unknown) => {
      setIsNobody(isApiError(error, 'ACCOUNT_NOT_FOUND'));
      form.refuse(error);
    },
    isAsking,
    stopAsking: () => setIsAsking(false),
    confirm: () => {
      setIsAsking(false);
      void form.submit();
    },
  };
}

export type MemberFormState = ReturnType<typeof useMemberForm>;
