import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { useStepBack } from '@maru/ui/over/use-step-back.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { AskToLeave } from '#hub/lib/leaving/ask-to-leave.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { ExportButton } from '#hub/menu/export/export-button.tsx';
import {
  type Flow,
  isOfTemplate,
  isUnderWay,
  shownStep,
  stepsOfFile,
  stepsOfTemplate,
  stepsToGoBack,
} from './import-flow.ts';
import styles from './menu-import-page.module.css';
import { ChooseStep } from './steps/choose-step.tsx';
import { ImportDoneStep } from './steps/import-done-step.tsx';
import { MatchStep } from './steps/match-step.tsx';
import { RunningStep } from './steps/running-step.tsx';
import { UnsureStep } from './steps/unsure-step.tsx';
import { type Import, useImport } from './use-import.ts';

/** Prefetched while a file is being chosen, since only an import needs it. */
const resultStep = later(async () => (await import('./steps/result/result-step.tsx')).ResultStep);

/** Imports a menu from a file: choose it, match its columns, check the result, import. */
export function MenuImportPage() {
  const { t } = useTranslation('menu-import');
  const { storeId } = useStore();
  const work = useImport(storeId);
  const isPhone = useIsPhone();
  const isAsked = isUnderWay(work.flow);
  const steps = stepsToGoBack(work.flow);
  useStepBack(steps > 0, work.goBack);
  useStepBack(steps > 1, work.goBack);
  const leaving = leavingWords(work.flow);

  return (
    <StoreFrame
      title={t('title')}
      back={{ to: paths.menu({ storeId }), label: t('toMenu') }}
      actions={!isPhone && <ExportButton />}
    >
      <div className={styles.page}>
        {work.flow.step !== 'DONE' && <Steps flow={work.flow} />}
        <Step storeId={storeId} work={work} />
      </div>
      <AskToLeave
        isAsked={(from, to) => isAsked && from !== to}
        isAskedOnClosing={isAsked}
        title={t(`leave.${leaving}.title`)}
        text={t(`leave.${leaving}.text`)}
        goText={t('leave.go')}
        stayText={t('leave.stay')}
      />
    </StoreFrame>
  );
}

/** The texts that say what leaving does: unsent work is lost, the import continues, or its undo continues. */
function leavingWords(flow: Flow) {
  if (flow.step !== 'IMPORTING') return 'before';
  return flow.isGivenUp ? 'givenUp' : 'importing';
}

function Steps({ flow }: { flow: Flow }) {
  const { t } = useTranslation('menu-import');
  const current = shownStep(flow);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {(isOfTemplate(flow) ? stepsOfTemplate : stepsOfFile).map((name, index) => (
        <li key={name} className={styles.step} {...(name === current ? { 'aria-current': 'step' } : {})}>
          <span className={styles.mark}>{index + 1}</span>
          <span className={name === current ? '' : 'heard-only-below-40em'}>{t(`steps.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Step({ storeId, work }: { storeId: string; work: Import }) {
  const { t } = useTranslation('menu-import');
  const { flow, ...acts } = work;
  const ResultStep = usePart(resultStep, true);
  switch (flow.step) {
    case 'CHOOSE':
      return <ChooseStep refused={flow.refused} {...acts} />;
    case 'READING':
      return (
        <RunningStep
          title={t('reading', { name: flow.fileName, megabytes: megabytesOf(flow) })}
          onCancel={acts.stop}
        />
      );
    case 'MATCH':
      return <MatchStep flow={flow} {...acts} />;
    case 'CHECKING':
      return <RunningStep title={t('checking', { count: flow.count })} onCancel={acts.stop} />;
    case 'RESULT':
      return ResultStep && <ResultStep file={flow.file} {...acts} />;
    case 'IMPORTING':
      return flow.isGivenUp ? (
        <RunningStep title={t('givenUp.title')} text={t('givenUp.text')} />
      ) : (
        <RunningStep
          title={flow.count > 0 ? t('importing', { count: flow.count }) : t('importingOptions')}
          text={t('importingText')}
          onCancel={acts.stop}
        />
      );
    case 'UNSURE':
      return <UnsureStep storeId={storeId} flow={flow} {...acts} />;
    case 'DONE':
      return <ImportDoneStep storeId={storeId} flow={flow} onRestart={acts.restart} />;
  }
}

function megabytesOf({ megabytes }: { megabytes: number }): string {
  return Math.max(0.1, megabytes).toFixed(1);
}
