import { Dialog } from '@maru/ui/over/dialog.tsx';
import { agreementsOf, missingArticles, type TermsAnswers } from '@maru/ui/terms/terms-answers.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOutHere } from '#hub/lib/device/sign-out.ts';
import { useOnline } from '#hub/lib/online.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { AgreeArticles } from './agree-articles.tsx';
import { AgreeButtons } from './agree-buttons.tsx';
import { mayAgreeLater } from './may-agree-later.ts';
import { type OwnTerms, useAgreeToTerms } from './terms.api.ts';

/** In ms. After this time without an answer the person may continue. */
const patience = 4_000;

type AgreeDialogProps = { groups: OwnTerms['toAgree']; onLater: () => void };

/**
 * Asks for consent to changed terms. A person who does not agree to required ones can only sign out. While the
 * consent cannot be sent, it may wait, because a till must keep selling.
 */
export function AgreeDialog({ groups, onLater }: AgreeDialogProps) {
  const { t } = useTranslation('terms');
  const [answers, setAnswers] = useState<TermsAnswers>({});
  const [isHinted, setIsHinted] = useState(false);
  const agree = useAgreeToTerms(useLanguage());
  const isOnline = useOnline();
  const isSlow = useIsSlow(agree.isPending);
  const mayWait = mayAgreeLater({ isOnline, isSlow, error: agree.error });
  const isEnough = missingArticles(groups, answers).length === 0;

  return (
    <Dialog
      isOpen
      onClose={mayWait ? onLater : () => setIsHinted(true)}
      title={t('agree.title')}
      closeText={t('app:close')}
      isPersistent
      width={640}
      footer={
        <AgreeButtons
          onLater={mayWait ? onLater : undefined}
          onSignOut={() => void signOutHere()}
          onAgree={() => (isEnough ? agree.mutate(agreementsOf(groups, answers)) : setIsHinted(true))}
          isSending={agree.isPending}
        />
      }
    >
      <AgreeArticles
        text={t('agree.text')}
        groups={groups}
        answers={answers}
        onChange={setAnswers}
        error={isHinted && !mayWait ? t(isEnough ? 'agree.press' : 'agree.needed') : undefined}
      />
    </Dialog>
  );
}

function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
