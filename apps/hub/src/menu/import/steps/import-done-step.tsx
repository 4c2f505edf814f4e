import { Button } from '@mantine/core';
import { formatCount } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useKeptNotes } from '#hub/menu/changes/use-kept-notes.ts';
import { useUndoWithNotice } from '#hub/menu/changes/use-undo-with-notice.ts';
import { type Flow, isOfTemplate } from '../import-flow.ts';
import styles from './step.module.css';
import { StepHeading } from './step-heading.tsx';

type ImportDoneStepProps = { storeId: string; flow: Extract<Flow, { step: 'DONE' }>; onRestart: () => void };

/** Shows what was imported, with an undo for a day, or the result of that undo. */
export function ImportDoneStep({ storeId, flow, onRestart }: ImportDoneStepProps) {
  const { t } = useTranslation('menu-import');
  const { imported, undone: undoneBefore } = flow;
  const undo = useUndoWithNotice(storeId);
  const notesOf = useKeptNotes(storeId);
  const [isUndoing, setIsUndoing] = useState(false);
  const [undone, setUndone] = useState(undoneBefore);
  const counts = { made: formatCount(imported.newItems), changed: formatCount(imported.changedItems) };

  async function undoImport() {
    setIsUndoing(true);
    setUndone(await undo(imported.changeId));
    setIsUndoing(false);
  }

  return (
    <section className={`card-box ${styles.card}`}>
      {undone?.isUndone ? (
        <StepHeading key="undone" title={t('done.undone')} text={notesOf(undone) || t('done.undoneText')} />
      ) : (
        <>
          <StepHeading key="done" title={t('done.title')} text={t('done.text', counts)} />
          <p className={styles.text}>
            {t('done.undoText')} <Link to={paths.menuChanges({ storeId })}>{t('done.changes')}</Link>
          </p>
        </>
      )}
      <div className={styles.buttons}>
        {!undone?.isUndone && (
          <Button size="lg" onClick={() => void undoImport()} loading={isUndoing}>
            {t('done.undo')}
          </Button>
        )}
        {!isOfTemplate(flow) && (
          <Button size="lg" onClick={onRestart}>
            {t('done.again')}
          </Button>
        )}
        <Button
          size="lg"
          variant="action"
          renderRoot={(props) => <Link to={paths.menu({ storeId })} {...props} />}
        >
          {t('done.toMenu')}
        </Button>
      </div>
    </section>
  );
}
