import { Button } from '@mantine/core';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '#hub/lib/store.tsx';
import { type CheckedFile, countItems } from '#hub/menu/import/import-flow.ts';
import { PickButton } from '#hub/menu/import/steps/file-picker.tsx';
import step from '#hub/menu/import/steps/step.module.css';
import { StepHeading } from '#hub/menu/import/steps/step-heading.tsx';
import type { Import } from '#hub/menu/import/use-import.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { TaxOfRowsNote } from '#hub/menu/tax/tax-of-rows-note.tsx';
import { ImportedRows } from './imported-rows.tsx';
import { MixedCategories } from './mixed-categories.tsx';
import { namesakesOf } from './namesakes.ts';
import { ProblemList } from './problem-list.tsx';
import styles from './result-step.module.css';

type ResultStepProps = { file: CheckedFile } & Pick<
  Import,
  'read' | 'check' | 'importFile' | 'backToMatch' | 'restart'
>;

const tiles = ['new', 'changed', 'same', 'bad'] as const;

/** Shows what the import would do. Nothing is changed yet. */
export function ResultStep({ file, ...acts }: ResultStepProps) {
  const { t } = useTranslation('menu-import');
  const { checked, fileName } = file;
  const isTemplate = file.tables.isTemplate === true;
  const { counts, problems, rows } = checked;
  const items = countItems(checked);
  const changesNothing = items === 0 && checked.newCollections.length === 0;

  return (
    <section className={`card-box ${step.card}`}>
      <StepHeading title={t('result.title')} text={t('result.text', { name: fileName })} />
      <dl className={styles.tiles}>
        {tiles
          .filter((name) => !isTemplate || name !== 'bad' || counts.bad > 0)
          .map((name) => (
            <div
              key={name}
              className={styles.tile}
              data-bad={(name === 'bad' && counts.bad > 0) || undefined}
            >
              <dt>
                {t(isTemplate && name === 'bad' ? 'result.template.badCount' : `result.counts.${name}`)}
              </dt>
              <dd>{formatCount(counts[name])}</dd>
            </div>
          ))}
      </dl>
      {checked.stockRows > 0 && !isTemplate && <StockQuestion file={file} check={acts.check} />}
      <MixedCategories file={file} check={acts.check} />
      <TaxOfRowsNote rows={rows} />
      <Notes checked={checked} isTemplate={isTemplate} />
      {problems.length > 0 && <ProblemList file={file} />}
      {rows.length > 0 && <ImportedRows rows={rows} isTemplate={isTemplate} />}
      {changesNothing && <p className={step.text}>{t(whyNothing(file))}</p>}
      <div className={step.buttons}>
        <WaysBack file={file} {...acts} />
        {!changesNothing && (
          <Button size="lg" variant="action" onClick={() => void acts.importFile(file)}>
            {t(importWords(file), { count: items })}
          </Button>
        )}
      </div>
    </section>
  );
}

function WaysBack({ file, read, backToMatch, restart }: ResultStepProps) {
  const { t } = useTranslation('menu-import');
  if (file.tables.isTemplate)
    return (
      <Button size="lg" onClick={restart}>
        {t('result.template.again')}
      </Button>
    );
  return (
    <>
      <Button size="lg" onClick={() => backToMatch(file)}>
        {t('result.matchAgain')}
      </Button>
      <PickButton onPick={(picked) => void read(picked, file)}>{t('result.chooseAgain')}</PickButton>
    </>
  );
}

function importWords({ tables, checked }: CheckedFile) {
  const what = countItems(checked) > 0 ? '' : 'Options';
  if (checked.counts.bad === 0) return `result.import${what}` as const;
  return tables.isTemplate
    ? (`result.template.importGood${what}` as const)
    : (`result.importGood${what}` as const);
}

function whyNothing({ tables, checked }: CheckedFile) {
  const { bad } = checked.counts;
  if (tables.isTemplate) return bad > 0 ? 'result.template.allBad' : 'result.template.nothing';
  if (bad > 0) return 'result.allBad';
  return checked.onlyStockRows > 0 ? 'result.nothingButStock' : 'result.nothing';
}

function StockQuestion({ file, check }: Pick<ResultStepProps, 'file' | 'check'>) {
  const { t } = useTranslation('menu-import');
  const { fileName, tables, stock, splits } = file;
  return (
    <div className={styles.stock}>
      <p className={styles.label}>{t('result.stock.label')}</p>
      <Segmented
        label={t('result.stock.label')}
        value={stock}
        onChange={(chosen) => void check({ fileName, tables, splits, stock: chosen, before: file })}
        options={[
          { value: 'KEEP', label: t('result.stock.KEEP') },
          { value: 'SET', label: t('result.stock.SET') },
        ]}
      />
    </div>
  );
}

/** Notes about side effects of the import. */
function Notes({ checked, isTemplate }: Pick<CheckedFile, 'checked'> & { isTemplate: boolean }) {
  const { t } = useTranslation('menu-import');
  const { counts, newCategories, newCollections, keptCollections, onlyStockRows, untouchedItems } = checked;
  const notSold = checked.rows.filter(({ stopsSelling }) => stopsSelling).length;
  const namesakes = namesakesOf(checked.rows, useCachedMenu(useStore().storeId));
  const lists = { newCategories, newCollections, keptCollections, namesakes };
  return (
    <ul className={styles.notes}>
      {isTemplate && counts.same > 0 && <li>{t('result.template.present', { count: counts.same })}</li>}
      {(['newCategories', 'newCollections', 'keptCollections', 'namesakes'] as const)
        .filter((name) => lists[name].length > 0)
        .map((name) => (
          <li key={name}>
            {t(isTemplate && name === 'namesakes' ? 'result.template.namesakes' : `result.${name}`, {
              names: shortened(lists[name], t('result.andMore')),
            })}
          </li>
        ))}
      {notSold > 0 && <li>{t('result.notSold', { count: notSold })}</li>}
      {onlyStockRows > 0 && <li>{t('result.onlyStock', { count: onlyStockRows })}</li>}
      {untouchedItems > 0 && (
        <li>{t(isTemplate ? 'result.template.untouched' : 'result.untouched', { count: untouchedItems })}</li>
      )}
    </ul>
  );
}

const mostNamed = 20;

function shortened(names: readonly string[], more: string): string {
  const shown = names.slice(0, mostNamed).join(', ');
  return names.length > mostNamed ? `${shown} ${more}` : shown;
}
