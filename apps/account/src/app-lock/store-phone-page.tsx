import { Button } from '@mantine/core';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { isLanguage } from '@maru/web/language.ts';
import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { LinkEnded, LinkFailed, LinkLoading } from '#account/lib/link-states.tsx';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import styles from './approval-page.module.css';
import type { Confirmation } from './store-phone.api.ts';
import { useConfirmation } from './use-confirmation.ts';

/**
 * Page behind the link on a new store phone. Opening it confirms nothing, because link previews open it, too.
 */
export function StorePhonePage() {
  const { t } = useTranslation('app-lock');
  const { token = '' } = usePage().params;
  const { step, look, confirm, isConfirming } = useConfirmation(token);

  return (
    <CallingPage>
      {step.name === 'loading' && (
        <LinkLoading title={t('storePhone.title')} text={t('storePhone.loading')} />
      )}
      {step.name === 'unknown' && (
        <LinkEnded title={t('storePhone.unknown.title')} text={t('storePhone.unknown.text')} />
      )}
      {step.name === 'failed' && (
        <LinkFailed
          title={t('storePhone.failed.title')}
          text={t('failed.text')}
          retry={t('failed.retry')}
          onRetry={() => void look()}
        />
      )}
      {step.name === 'found' && (
        <Found
          confirmation={step.confirmation}
          isConfirming={isConfirming}
          onConfirm={() => void confirm()}
        />
      )}
    </CallingPage>
  );
}

type FoundProps = { confirmation: Confirmation; isConfirming: boolean; onConfirm: () => void };

/** Shows which store wants to use this number, with a button, or how the request ended. */
export function Found({ confirmation, isConfirming, onConfirm }: FoundProps) {
  const { t, i18n } = useTranslation('app-lock');
  const language = isLanguage(i18n.language) ? i18n.language : 'ko';
  const { state, storeName: store, phone, holdsAt } = confirmation;
  const time = holdsAt ? formatDateTime(holdsAt, language) : '';
  if (state !== 'SENT')
    return (
      <LinkEnded
        title={t(`storePhone.${state}.title`)}
        text={t(`storePhone.${state}.text`, { store, time })}
      />
    );

  return (
    <>
      <StepTitle isNew>{t('storePhone.asks', { store })}</StepTitle>
      <p className={styles.text}>{t('storePhone.advice')}</p>
      <Facts
        areBeside
        isBoxed
        className={styles.facts}
        rows={[
          { label: t('facts.store'), value: store },
          { label: t('storePhone.phone'), value: phone },
        ]}
      />
      <div className={styles.answers}>
        <Button variant="filled" fullWidth loading={isConfirming} onClick={onConfirm}>
          {t('storePhone.confirm')}
        </Button>
      </div>
    </>
  );
}
