import { Checkbox, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type DefaultMarkProps = { name: string; isDefault: boolean; isMultiple: boolean; onToggle: () => void };

/**
 * A button for whether a choice is preselected. A single-choice collection has at most one preselected
 * choice; pressing it again clears it.
 */
export function DefaultMark({ name, isDefault, isMultiple, onToggle }: DefaultMarkProps) {
  const { t } = useTranslation('menu-options');
  const label = t('choices.defaultOf', { name });

  if (isMultiple) return <Checkbox aria-label={label} checked={isDefault} onChange={onToggle} />;
  return (
    <Radio
      name="default"
      aria-label={label}
      checked={isDefault}
      onChange={onToggle}
      onClick={() => isDefault && onToggle()}
    />
  );
}
