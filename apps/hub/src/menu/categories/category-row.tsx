import { ActionIcon, Switch } from '@mantine/core';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherName } from '#hub/lib/names/other-name.tsx';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useSwitchCategory } from './categories.api.ts';
import styles from './category-row.module.css';
import type { CountedCategory } from './use-sorted-categories.ts';

type CategoryRowProps = {
  storeId: string;
  category: CountedCategory;
  handle: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
};

export function CategoryRow({ storeId, category, handle, onEdit, onDelete }: CategoryRowProps) {
  const { t } = useTranslation('menu-categories');
  const name = useNames().nameOf(category);

  return (
    <div className={`card-box ${styles.row}`} data-off={!category.enabled || undefined}>
      {handle}
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <OtherName of={category} className={styles.otherName} />
          <span>{t('items', { count: category.items })}</span>
          <Badges category={category} />
        </p>
      </div>
      <OnSwitch storeId={storeId} category={category} />
      <div className={styles.acts}>
        <ActionIcon variant="subtle" size={44} aria-label={t('edit', { name })} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} aria-label={t('delete', { name })} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

function Badges({ category: { enabled, taxable, rewardable } }: Pick<CategoryRowProps, 'category'>) {
  const { t } = useTranslation('menu-categories');
  return (
    <>
      {!enabled && <StatusBadge tone="warning">{t('badges.off')}</StatusBadge>}
      {!taxable && <StatusBadge>{t('badges.taxFree')}</StatusBadge>}
      {!rewardable && <StatusBadge>{t('badges.noPoints')}</StatusBadge>}
    </>
  );
}

function OnSwitch({ storeId, category }: Pick<CategoryRowProps, 'storeId' | 'category'>) {
  const { t } = useTranslation('menu-categories');
  const { mutate } = useSwitchCategory(storeId);
  const name = useNames().nameOf(category);
  const notice = `category-${category.id}`;

  function turn(enabled: boolean) {
    showNotice({
      id: notice,
      type: 'SUCCESS',
      message: t(enabled ? 'turnedOn' : 'turnedOff', { name }),
      action: { label: t('undo'), onSelect: () => mutate({ category, enabled: !enabled }) },
    });
    mutate({ category, enabled }, { onError: () => removeNotice(notice) });
  }

  return (
    <Switch
      aria-label={t('onSale', { name })}
      label={t('form.enabled')}
      checked={category.enabled}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
      classNames={{ root: styles.switch ?? '', body: styles.switchBody ?? '' }}
    />
  );
}
