import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import { isEmail } from '@maru/contract/users/email.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { useInvite } from './invitations/invitations.api.ts';
import { type AccessChange, type Member, useChangeAccess } from './store-access.api.ts';

/** Refusals that are about whom the e-mail names. */
const ofUsername: readonly string[] = ['ACCOUNT_NOT_FOUND', 'SAME_USERNAME', 'TOO_MANY_REQUESTS'];

export type MemberDraft = { username: string; role: StoreRole; rights: readonly Right[] };
type Refusal = { place: 'username' | 'form'; words: string };

const newcomer: MemberDraft = { username: '', role: 'STAFF', rights: ['ORDER'] };

/** What somebody is to be in the store: a new person, or one who is there. */
export function useMemberForm(storeId: string, member: Member | undefined, onDone: () => void) {
  const { t } = useTranslation('store-access');
  const { mutateAsync, isPending } = useChangeAccess(storeId);
  const [draft, setDraft] = useState<MemberDraft>(() => (member ? draftOf(member) : newcomer));
  const [version, setVersion] = useState(member?.version);
  const [refusal, setRefusal] = useState<Refusal>();
  const [theirs, setTheirs] = useState<{ by: string | null; now: Member }>();
  const [isAsking, setIsAsking] = useState(false);
  /** Nobody can be added by this address; somebody can be invited there. */
  const [isNobody, setIsNobody] = useState(false);
  const invitation = useInvite(storeId);
  const element = useRef<HTMLFormElement>(null);

  const change = (part: Partial<MemberDraft>) => {
    setDraft({ ...draft, ...part });
    if (!('username' in part)) return;
    setRefusal(undefined);
    setIsNobody(false);
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = member ? undefined : usernameProblem(draft.username);
    if (problem) {
      refuseUsername(t(`errors:fields.${problem}`));
      return;
    }
    // What gives or takes everything asks first.
    if (draft.role !== (member?.role ?? 'STAFF')) setIsAsking(true);
    else void send();
  }

  async function send() {
    setIsAsking(false);
    setRefusal(undefined);
    setIsNobody(false);
    const { username, role, rights } = draft;
    const action = member ? 'CHANGE' : 'ADD';
    const sent: AccessChange = {
      ...{ action, username: username.trim(), role },
      ...(role === 'STAFF' && { rights: [...rights] }),
      ...(version !== undefined && { version }),
    };
    try {
      const { members } = await mutateAsync(sent);
      const name = members.find((one) => one.username === username.trim().toLowerCase())?.name ?? username;
      showNotice({ id: 'access', type: 'SUCCESS', message: t(`done.${action}`, { name }) });
      onDone();
    } catch (error) {
      refuse(error);
    }
  }

  async function invite() {
    const { rights } = draft;
    const username = draft.username.trim().toLowerCase();
    setRefusal(undefined);
    try {
      await invitation.mutateAsync({ username, rights });
      showNotice({ id: 'access', type: 'SUCCESS', message: t('invite.sent', { username }) });
      onDone();
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) {
      const { row, changedBy } = error.detail;
      const now = (row as { members: Member[] }).members.find(({ userId }) => userId === member?.userId);
      if (!now) return setRefusal({ place: 'form', words: errorWords(error) ?? '' });
      setVersion(now.version);
      return setTheirs({ by: changedBy, now });
    }
    const words = errorWords(error);
    if (!isApiError(error) || words === undefined) return reportError(error);
    setIsNobody(error.code === 'ACCOUNT_NOT_FOUND');
    const field = error.fields?.username;
    if (field) refuseUsername(t(`errors:fields.${field}`));
    else if (ofUsername.includes(error.code) && !member) refuseUsername(words);
    else setRefusal({ place: 'form', words });
  }

  /** The field may be scrolled away by then: it stands over all the rights. */
  function refuseUsername(words: string) {
    setRefusal({ place: 'username', words });
    focusField(element.current, ['username']);
  }

  return {
    /** Of the form's element; the dialog sets it. */
    element,
    draft,
    change,
    submit,
    send: () => void send(),
    isPending,
    isNobody,
    invite: () => void invite(),
    isInviting: invitation.isPending,
    isAsking,
    stopAsking: () => setIsAsking(false),
    /** What somebody else made of this person meanwhile. */
    theirs,
    errorOf: (place: Refusal['place']) => (refusal?.place === place ? refusal.words : undefined),
  };
}

export type MemberForm = ReturnType<typeof useMemberForm>;

/** Who is made staff begins with what all staff have. */
function draftOf({ username, role, rights }: Member): MemberDraft {
  return { username, role, rights: role === 'OWNER' ? newcomer.rights : rights };
}

function usernameProblem(username: string): 'enterUsername' | 'notCorrectEmailForm' | undefined {
  const typed = username.trim().toLowerCase();
  if (typed === '') return 'enterUsername';
  return isEmail(typed) ? undefined : 'notCorrectEmailForm';
}
