import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import type { Flow } from '../import-flow.ts';
import type { Import } from '../use-import.ts';
import styles from './step.module.css';
import { StepHeading } from './step-heading.tsx';

type UnsureStepProps = { storeId: string; flow: Extract<Flow, { step: 'UNSURE' }> } & Pick<
  Import,
  'importFile'
>;

/**
 * Shown after a lost answer: a link to check whether the import was done, and a button that repeats the same
 * try.
 */
export function UnsureStep({ storeId, flow: { file, isGivenUp }, importFile }: UnsureStepProps) {
  const { t } = useTranslation('menu-import');
  const what = isGivenUp ? 'givenUp' : 'import';
  return (
    <section className={`card-box ${styles.card}`}>
      <StepHeading title={t(`unsure.${what}.title`)} text={t(`unsure.${what}.text`)} />
      <div className={styles.buttons}>
        <Button size="lg" renderRoot={(props) => <Link to={paths.menuChanges({ storeId })} {...props} />}>
          {t('done.changes')}
        </Button>
        <Button size="lg" variant="action" onClick={() => void importFile(file, { isGivenUp })}>
          {t(`unsure.${what}.again`)}
        </Button>
      </div>
    </section>
  );
}
