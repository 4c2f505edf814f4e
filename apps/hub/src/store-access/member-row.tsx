import { Button } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './member-row.module.css';
import type { Member } from './store-access.api.ts';

type MemberRowProps = {
  member: Member;
  isSelf: boolean;
  onChange: () => void;
  onRemove: () => void;
};

/** One member: name and rights, with buttons to change and remove. */
export function MemberRow({ member, isSelf, onChange, onRemove }: MemberRowProps) {
  const { t } = useTranslation('store-access');
  const { name, username, role, rights, isLastOwner } = member;
  const reason = useId();
  const may =
    role === 'OWNER'
      ? t('everything')
      : rights.map((right) => t(`rights.${right}`)).join(', ') || t('nothing');

  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.person}>
        <p className={styles.name}>
          {name}
          <StatusBadge tone={role === 'OWNER' ? 'brand' : 'neutral'}>{t(`role.${role}`)}</StatusBadge>
          {isSelf && <StatusBadge tone="success">{t('me')}</StatusBadge>}
        </p>
        <p className={styles.username}>{username}</p>
        <p className={styles.may}>{may}</p>
        {isLastOwner && (
          <p className={styles.reason} id={reason}>
            {t('lastOwner')}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          aria-label={t('changeOne', { name })}
          onClick={onChange}
          disabled={isLastOwner}
          {...(isLastOwner && { 'aria-describedby': reason })}
        >
          {t('change')}
        </Button>
        <Button
          aria-label={t('removeOne', { name })}
          onClick={onRemove}
          disabled={isLastOwner}
          {...(isLastOwner && { 'aria-describedby': reason })}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
