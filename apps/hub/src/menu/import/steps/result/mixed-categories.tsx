import { Button } from '@mantine/core';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { formatCount } from '@maru/web/format.ts';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedFile } from '#hub/menu/import/import-flow.ts';
import type { Checked } from '#hub/menu/import/menu-import.api.ts';
import type { Import } from '#hub/menu/import/use-import.ts';
import styles from './mixed-categories.module.css';
import { nameWithSuffix } from './name-with-suffix.ts';
import part from './result-part.module.css';
import { RowNumbers } from './row-numbers.tsx';

type Mixed = Checked['mixedCategories'][number];
type MixedCategoriesProps = { file: CheckedFile } & Pick<Import, 'check'>;

/**
 * Asks how to split the categories whose rows have both tax types: one question each, and one button that
 * answers all.
 */
export function MixedCategories({ file, check }: MixedCategoriesProps) {
  const { t } = useTranslation('menu-import');
  const nameOther = ({ category, tax }: Mixed) =>
    nameWithSuffix(category, (name) => t(`result.mixed.other.${tax}`, { name }), longest.category);
  const { fileName, tables, stock, splits, checked } = file;
  const open = checked.mixedCategories.filter(({ into }) => into === null);
  const ask = (answers: CheckedFile['splits']) =>
    void check({ fileName, tables, stock, splits: answers, before: file });
  const split = (mixed: readonly Mixed[]) =>
    ask([...splits, ...mixed.map((each) => ({ category: each.category, into: nameOther(each) }))]);

  if (checked.mixedCategories.length === 0) return null;
  return (
    <section className={styles.part}>
      <div className={part.head}>
        <h3 className={part.title}>{t('result.mixed.title')}</h3>
        {open.length > 1 && (
          <Button variant="filled" onClick={() => split(open)}>
            {t('result.mixed.doAll', { count: open.length })}
          </Button>
        )}
      </div>
      <p className={styles.text}>{t('result.mixed.text')}</p>
      <ul className={styles.questions} aria-label={t('result.mixed.title')}>
        {checked.mixedCategories.map((mixed) => (
          <Question
            key={mixed.category}
            mixed={mixed}
            into={mixed.into ?? nameOther(mixed)}
            onSplit={() => split([mixed])}
            onKeep={() => ask(splits.filter(({ category }) => category !== mixed.category))}
          />
        ))}
      </ul>
    </section>
  );
}

type QuestionProps = { mixed: Mixed; into: string; onSplit: () => void; onKeep: () => void };

function Question({ mixed, into, onSplit, onKeep }: QuestionProps) {
  const { t } = useTranslation('menu-import');
  const [showsRows, setShowsRows] = useState(false);
  const { category, isNew, tax, fitting, others } = mixed;
  const counts = { fitting: formatCount(fitting), others: formatCount(others.length) };
  const isSplit = mixed.into !== null;
  const Chevron = showsRows ? IconChevronUp : IconChevronDown;

  return (
    <li className={`card-box ${styles.question}`} data-split={isSplit || undefined}>
      <p className={styles.asked}>
        {isSplit
          ? t('result.mixed.split', { category, into })
          : t(isNew ? 'result.mixed.new' : `result.mixed.today.${tax}`, { category, into, ...counts })}
      </p>
      {!isSplit && <p className={styles.text}>{t('result.mixed.open', { count: others.length })}</p>}
      {showsRows && <RowNumbers rows={others} isWhole />}
      <div className={styles.acts}>
        <Button
          variant="subtle"
          aria-expanded={showsRows}
          rightSection={<Chevron size={18} aria-hidden />}
          onClick={() => setShowsRows(!showsRows)}
        >
          {showsRows ? t('result.hideRows') : t('result.showRows', { count: others.length })}
        </Button>
        {isSplit ? (
          <Button aria-label={t('result.mixed.undoNamed', { category })} onClick={onKeep}>
            {t('result.mixed.undo')}
          </Button>
        ) : (
          <Button variant="filled" aria-label={t('result.mixed.doNamed', { category })} onClick={onSplit}>
            {t('result.mixed.do')}
          </Button>
        )}
      </div>
    </li>
  );
}
