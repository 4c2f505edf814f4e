import { Button, Checkbox } from '@mantine/core';
import { type Right, rights, type StoreRole, storeRoles } from '@maru/contract/store-access/rights.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Member } from '#hub/stores/admin/admin.api.ts';
import { useChangeAccess } from '#hub/stores/admin/admin-acts.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './access-card.module.css';

type MemberFormProps = { storeId: string; member: Member | undefined; onDone: () => void };

/** Adds somebody by username, or changes or ends what a member may do. The store keeps an owner. */
export function MemberForm({ storeId, member, onDone }: MemberFormProps) {
  const { t } = useAdminWords();
  const change = useChangeAccess(storeId);
  const [username, setUsername] = useState(member?.username ?? '');
  const [role, setRole] = useState<StoreRole>(member?.role ?? 'STAFF');
  const [ticked, setTicked] = useState<readonly Right[]>(member?.rights ?? ['ORDER']);
  const [refused, setRefused] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(action: 'ADD' | 'CHANGE' | 'REMOVE') {
    setIsAsking(false);
    if (username.trim() === '') return refuse(t('errors:fields.enterUsername'));
    setRefused(undefined);
    try {
      await change.mutateAsync({
        action,
        username: username.trim(),
        ...(action === 'REMOVE' ? {} : { role, rights: role === 'STAFF' ? [...ticked] : [] }),
        ...(member ? { version: member.version } : {}),
      });
      showNotice({ type: 'SUCCESS', message: t(`access.done.${action}`) });
      onDone();
    } catch (error) {
      const words = errorWords(error);
      const problem = isApiError(error) ? error.fields?.username : undefined;
      if (words === undefined || !isApiError(error)) return reportError(error);
      refuse(problem ? t(`errors:fields.${problem}`) : words);
    }
  }

  /** The field may be scrolled away by then: it stands over all the rights. */
  function refuse(words: string) {
    setRefused(words);
    field.current?.focus();
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(member ? 'CHANGE' : 'ADD');
  };
  const tick = (right: Right, isOn: boolean) =>
    setTicked(rights.filter((one) => (one === right ? isOn : ticked.includes(one))));

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit}>
        {member ? (
          <span className={styles.small}>{member.username}</span>
        ) : (
          <TextInput
            ref={field}
            autoFocus
            label={t('access.username')}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={username}
            onChange={(typed) => {
              setUsername(typed);
              setRefused(undefined);
            }}
            error={refused}
          />
        )}
        <Segmented
          label={t('access.role')}
          isFullWidth
          value={role}
          onChange={setRole}
          options={storeRoles.map((value) => ({ value, label: t(`app:account.role.${value}`) }))}
        />
        {role === 'STAFF' && (
          <fieldset className={styles.rights}>
            <legend>{t('access.rightsLabel')}</legend>
            {rights.map((right) => (
              <Checkbox
                key={right}
                label={t(`access.rights.${right}`)}
                checked={ticked.includes(right)}
                onChange={(event) => tick(right, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        )}
        <div role="alert">
          {refused && member && <p className={`danger-box ${styles.error}`}>{refused}</p>}
        </div>
        <div className={styles.buttons}>
          {member && (
            <Button size="lg" disabled={change.isPending} onClick={() => setIsAsking(true)}>
              {t('access.remove')}
            </Button>
          )}
          <Button type="submit" size="lg" variant="action" loading={change.isPending}>
            {t(member ? 'access.change' : 'access.add')}
          </Button>
        </div>
      </form>
      {member && (
        <ConfirmDialog
          isOpen={isAsking}
          tone="danger"
          onClose={() => setIsAsking(false)}
          onConfirm={() => void send('REMOVE')}
          title={t('access.ask.title', { name: member.name })}
          text={t('access.ask.text')}
          confirmText={t('access.remove')}
          cancelText={t('app:close')}
          closeText={t('app:close')}
        />
      )}
    </>
  );
}
