import { LinkTabs } from '@maru/ui/tabs/link-tabs.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '#account/lib/alternative-links.tsx';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import { PhoneCodeForm } from '#account/verification/phone-code-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { FoundUsername } from './found-username.tsx';
import styles from './recovery.module.css';
import { SentConfirmation } from './sent-confirmation.tsx';
import { useForgotPassword } from './use-forgot-password.ts';
import { useForgotUsername } from './use-forgot-username.ts';
import { type RecoveryTab, tabAt, tabPaths, tabs, useRecoveryTab } from './use-recovery-tab.ts';

export function ForgotIdPage() {
  return <RecoveryPage first="username" />;
}

export function ForgotPasswordPage() {
  return <RecoveryPage first="password" />;
}

/** Shows both recoveries as tabs. The hidden tab keeps its input. */
function RecoveryPage({ first }: { first: RecoveryTab }) {
  const { t } = useTranslation('recovery');
  const { tab, show } = useRecoveryTab(first);
  const forgotUsername = useForgotUsername();
  const forgotPassword = useForgotPassword();
  const panel = useTabChange(tab, `${t(`${tab}.title`)} · ${t('app:product')}`);
  const { phoneCode, username } = forgotUsername.state;
  const isUnknown = phoneCode.problem?.name === 'Email_not_found';
  const { step, ...mail } = forgotPassword.state;

  function recoverPassword(found: string) {
    forgotPassword.type(found);
    show('password');
  }

  return (
    <CallingPage>
      <div className={styles.tabs}>
        <LinkTabs
          label={t('tabs.label')}
          tabs={tabs.map((each) => ({
            href: tabPaths[each],
            label: t(`tabs.${each}`),
            isCurrent: each === tab,
          }))}
          onFollow={(href) => show(tabAt(href))}
        />
      </div>
      <section hidden={tab !== 'username'} ref={tab === 'username' ? panel : null}>
        {username === undefined ? (
          <>
            <StepTitle>{t('username.title')}</StepTitle>
            <p className={styles.text}>{t('username.text')}</p>
            <PhoneCodeForm
              purpose="FIND_USERNAME"
              flow={phoneCode}
              dispatch={forgotUsername.dispatch}
              onVerified={(phone) => void forgotUsername.lookUp(phone)}
              isSending={forgotUsername.isLookingUp}
              belowPhone={
                isUnknown && <AlternativeLinks ways={[{ href: '/signup', label: t('username.signUp') }]} />
              }
            />
          </>
        ) : (
          <FoundUsername username={username} onForgotPassword={() => recoverPassword(username)} />
        )}
      </section>
      <section hidden={tab !== 'password'} ref={tab === 'password' ? panel : null}>
        {step === 'form' ? (
          <ForgotPasswordForm
            username={mail.username}
            onType={forgotPassword.type}
            onSend={forgotPassword.send}
          />
        ) : (
          <SentConfirmation
            {...mail}
            onResend={() => void forgotPassword.resend()}
            isResending={forgotPassword.isResending}
          />
        )}
      </section>
    </CallingPage>
  );
}

/** A tab change must act like opening a page: it sets the title, and moves the focus to the heading. */
function useTabChange(tab: RecoveryTab, title: string) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(tab);

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current !== tab) panel.current?.querySelector('h1')?.focus();
    shown.current = tab;
  }, [tab]);

  return panel;
}
