import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { agreementsOf, missingArticles, type TermsAnswers } from '@maru/ui/terms/terms-answers.ts';
import { TermsList } from '@maru/ui/terms/terms-list.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOutHere } from '#hub/lib/device/sign-out.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import type { OwnTerms } from './terms.api.ts';
import { useAgreeToTerms } from './terms.api.ts';
import styles from './terms.module.css';
import { useTermsWords } from './use-terms-words.ts';

/** Terms that changed: whoever does not agree to what is required signs out. It cannot be closed. */
export function AgreeDialog({ groups }: { groups: OwnTerms['toAgree'] }) {
  const { t } = useTranslation('terms');
  const words = useTermsWords();
  const [answers, setAnswers] = useState<TermsAnswers>({});
  const [isHinted, setIsHinted] = useState(false);
  const agree = useAgreeToTerms(useLanguage());
  const isEnough = missingArticles(groups, answers).length === 0;

  return (
    <Dialog
      isOpen
      onClose={() => setIsHinted(true)}
      title={t('agree.title')}
      closeText={t('app:close')}
      isPersistent
      width={640}
      footer={
        <div className={styles.buttons}>
          <Button size="lg" onClick={() => void signOutHere()}>
            {t('agree.signOut')}
          </Button>
          <Button
            variant="action"
            size="lg"
            loading={agree.isPending}
            onClick={() => (isEnough ? agree.mutate(agreementsOf(groups, answers)) : setIsHinted(true))}
          >
            {t('agree.done')}
          </Button>
        </div>
      }
    >
      <p className={styles.intro}>{t('agree.text')}</p>
      <TermsList
        groups={groups}
        answers={answers}
        onChange={setAnswers}
        headingLevel={3}
        words={words}
        error={isHinted ? t(isEnough ? 'agree.press' : 'agree.needed') : undefined}
      />
    </Dialog>
  );
}
