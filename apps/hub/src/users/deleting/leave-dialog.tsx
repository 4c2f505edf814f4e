import { Button } from '@mantine/core';
import { PasswordInput } from '@maru/ui/fields/password-input.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOutHere } from '#hub/lib/device/sign-out.ts';
import { deletionQuery, useDeleteUser } from './deletion.api.ts';
import { DeletionPlan, mayGo } from './deletion-plan.tsx';
import styles from './leaving.module.css';
import { missingToLeave } from './missing-to-leave.ts';
import { type ReadUnsent, UnsentBeforeLeaving } from './unsent-of-store.tsx';

type LeaveDialogProps = {
  userId: string;
  username: string;
  readUnsent: ReadUnsent;
  onClose: () => void;
};

/** In ms. While the dialog is open, the frame continues to send sales. */
const lookAgainEvery = 2_000;

/**
 * Says what deleting the account means and asks for the password, or says what must be done first. If orders
 * are unsent, a checkbox must be ticked.
 */
export function LeaveDialog({ userId, username, readUnsent, onClose }: LeaveDialogProps) {
  const { t } = useTranslation(['leaving', 'profile', 'app']);
  const { data: plan } = useQuery(deletionQuery(userId));
  const { mutateAsync: leave, isPending } = useDeleteUser(userId);
  const { data: unsent } = useQuery({
    queryKey: ['device', 'unsent'],
    queryFn: readUnsent,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: lookAgainEvery,
  });
  const [isUnsentAccepted, setIsUnsentAccepted] = useState(false);
  const [isUnsentMissed, setIsUnsentMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing = missingToLeave({ unsent, isUnsentAccepted, password });
    if (isPending || missing === 'UNSENT') return;
    if (missing === 'ACCEPTANCE') return setIsUnsentMissed(true);
    if (missing === 'PASSWORD') return refuse(t('errors:fields.required'));
    try {
      await leave({ password });
      await signOutHere();
    } catch (refusal) {
      const isOfPassword =
        isApiError(refusal, 'CURRENT_PASSWORD_INCORRECT') || isApiError(refusal, 'TOO_MANY_REQUESTS');
      if (isOfPassword) return refuse(errorWords(refusal));
      reportError(refusal);
    }
  }

  function refuse(words: string | undefined) {
    setError(words);
    field.current?.focus();
  }

  return (
    <Dialog isOpen isPersistent onClose={onClose} title={t('title')} closeText={t('app:close')} width={520}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {plan && <DeletionPlan plan={plan} isOwn />}
        {plan && mayGo(plan) && unsent && (
          <>
            {unsent.length > 0 && (
              <UnsentBeforeLeaving
                unsent={unsent}
                isAccepted={isUnsentAccepted}
                error={isUnsentMissed && !isUnsentAccepted ? t('unsent.missed') : undefined}
                onAccept={setIsUnsentAccepted}
              />
            )}
            {/* Tells password managers whose password this is. */}
            <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
            <PasswordInput
              ref={field}
              name="password"
              label={t('profile:password.currentPassword')}
              autoComplete="current-password"
              showText={t('profile:password.show')}
              hideText={t('profile:password.hide')}
              value={password}
              onChange={(value) => {
                setPassword(value);
                setError(undefined);
              }}
              error={error}
            />
          </>
        )}
        <DialogButtons closeText={t('app:close')} onClose={onClose}>
          {plan && mayGo(plan) && unsent && (
            <Button type="submit" size="lg" variant="filled" color="danger" loading={isPending}>
              {t('act')}
            </Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
