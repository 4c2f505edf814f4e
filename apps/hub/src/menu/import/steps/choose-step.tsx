import { mostItems } from '@maru/contract/menu/menu-fields.ts';
import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { formatCount } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { mostFileBytes } from '#hub/lib/spreadsheets/sheet.ts';
import { ExportButton } from '#hub/menu/export/export-button.tsx';
import type { Flow } from '../import-flow.ts';
import { TemplateCards } from '../templates/template-cards.tsx';
import type { Import } from '../use-import.ts';
import { DropArea, PickButton } from './file-picker.tsx';
import styles from './step.module.css';
import { StepHeading } from './step-heading.tsx';

type ChooseStepProps = { refused: Extract<Flow, { step: 'CHOOSE' }>['refused'] } & Pick<
  Import,
  'read' | 'start'
>;

/** The step in which a file or a template is chosen. */
export function ChooseStep({ refused, read, start }: ChooseStepProps) {
  const { t } = useTranslation(['menu-import', 'menu-spreadsheets']);
  const isPhone = useIsPhone();
  const pick = (file: File) => void read(file);
  const limits = { megabytes: mostFileBytes / 1_000_000, rows: formatCount(mostItems) };

  return (
    <>
      <section className={`card-box ${styles.card}`}>
        <StepHeading title={t('choose.title')} text={t('choose.text')} takesFocus={refused !== undefined} />
        <div role="alert">
          {refused && (
            <p className={`danger-box ${styles.refused}`}>
              {t(`menu-spreadsheets:problems.${refused.problem}`, { line: refused.line })}
            </p>
          )}
        </div>
        <DropArea text={t('choose.drop')} hint={t('choose.hint', limits)} onPick={pick}>
          <PickButton onPick={pick} isAction>
            {t('choose.button')}
          </PickButton>
        </DropArea>
        {/* On a phone the header has no room for this button. */}
        {isPhone && <ExportButton isLabelled />}
      </section>
      <TemplateCards start={start} />
    </>
  );
}
