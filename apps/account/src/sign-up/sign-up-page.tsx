import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { PageLinks } from '#account/lib/form-page.tsx';
import { hasProblem } from '#account/lib/problems.ts';
import { ConsentLine } from '#account/terms/consent-line.tsx';
import { TermsStep } from '#account/terms/terms-step.tsx';
import { PhoneCodeForm } from '#account/verification/phone-code-form.tsx';
import { BasicsStep } from './basics-step.tsx';
import { DoneStep } from './done-step.tsx';
import styles from './sign-up.module.css';
import { StepHeading } from './step-heading.tsx';
import { useInvited } from './use-invited.ts';
import { useSignUp } from './use-sign-up.ts';

export function SignUpPage() {
  const { t } = useTranslation('sign-up');
  const { state, send, type, create } = useSignUp();
  const { step, basics, isPasswordLost, problems, phone, answers, termsRound } = state;
  const invitation = useInvited((username) => type('username', username));
  const isBetween = step === 'phoneAuthenticaiton' || step === 'term';

  return (
    <CallingPage>
      {isBetween && (
        <Button variant="subtle" size="sm" className={styles.back ?? ''} onClick={() => history.back()}>
          {t('back')}
        </Button>
      )}
      <StepHeading step={step} takesFocus={!hasProblem(problems)} />
      {step === 'basicInfomation' && (
        <>
          {invitation && (
            <p className={styles.invited}>{t('invited.text', { store: invitation.storeName })}</p>
          )}
          <BasicsStep
            isInvited={invitation !== undefined}
            basics={basics}
            isPasswordLost={isPasswordLost}
            problems={problems}
            onChange={type}
            onAvailable={(username) => send({ type: 'usernameAvailable', username })}
          />
          <PageLinks>
            <a href="/">{t('hasAccount')}</a>
          </PageLinks>
        </>
      )}
      {step === 'phoneAuthenticaiton' && (
        <PhoneCodeForm
          purpose="SIGN_UP"
          flow={phone}
          dispatch={(event) => send({ type: 'phone', event })}
          onVerified={() => send({ type: 'phoneDone' })}
        />
      )}
      {step === 'term' && (
        <>
          <TermsStep
            key={termsRound}
            answers={answers}
            onChange={(given) => send({ type: 'answered', answers: given })}
            onDone={create.run}
            isSending={create.isRunning}
          />
          <ConsentLine />
        </>
      )}
      {step === 'done' && <DoneStep username={basics.username.trim()} store={invitation?.storeName} />}
    </CallingPage>
  );
}
