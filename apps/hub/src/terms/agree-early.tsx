import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { agreementsOf, missingArticles, type TermsAnswers } from '@maru/ui/terms/terms-answers.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { AgreeArticles } from './agree-articles.tsx';
import { type ComingArticle, useAgreeToTerms } from './terms.api.ts';

type AgreeEarlyProps = { coming: readonly ComingArticle[]; onClose: () => void };

/**
 * Takes consent to announced articles before they take effect, so that the person is not asked on that day.
 */
export function AgreeEarly({ coming, onClose }: AgreeEarlyProps) {
  const { t } = useTranslation('terms');
  const [answers, setAnswers] = useState<TermsAnswers>({});
  const [isHinted, setIsHinted] = useState(false);
  const agree = useAgreeToTerms(useLanguage());
  const groups = [{ id: 'coming', name: t('coming.label'), articles: coming }];
  const isEnough = missingArticles(groups, answers).length === 0;
  const send = () =>
    isEnough ? agree.mutate(agreementsOf(groups, answers), { onSuccess: onClose }) : setIsHinted(true);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('coming.agree')}
      closeText={t('app:close')}
      width={640}
      footer={
        <Button variant="action" size="lg" fullWidth loading={agree.isPending} onClick={send}>
          {t('agree.done')}
        </Button>
      }
    >
      <AgreeArticles
        text={t('coming.early')}
        groups={groups}
        answers={answers}
        onChange={setAnswers}
        error={isHinted && !isEnough ? t('coming.needed') : undefined}
      />
    </Dialog>
  );
}
