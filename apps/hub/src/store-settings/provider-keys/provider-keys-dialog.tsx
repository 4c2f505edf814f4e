import { Button } from '@mantine/core';
import type { KeyedProvider } from '@maru/contract/payments/provider-keys.ts';
import { secretKeyProblem } from '@maru/contract/payments/secret-key.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyInput } from './key-input.tsx';
import { useSetProviderKeys } from './provider-keys.api.ts';
import styles from './provider-keys.module.css';

type ProviderKeysDialogProps = {
  storeId: string;
  provider: KeyedProvider;
  isReplacing: boolean;
  onClose: () => void;
};

/** Errors about the key itself, shown at its field. All others, such as a lost connection, are notices. */
const ofTheKey = ['WRONG_FORMAT', 'PROVIDER_KEYS_REFUSED', 'PROVIDER_NOT_REACHABLE'];

/** Asks for the store's secret key, which is saved once the provider has accepted it. */
export function ProviderKeysDialog({ storeId, provider, isReplacing, onClose }: ProviderKeysDialogProps) {
  const { t } = useTranslation(['store-settings', 'app']);
  const setKeys = useSetProviderKeys(storeId);
  const [secretKey, setSecretKey] = useState('');
  const [error, setError] = useState<string>();
  const name = t(`provider.names.${provider}`);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (setKeys.isPending) return;
    const problem = secretKeyProblem(secretKey.trim());
    if (problem) return setError(t(`provider.wrong.${problem}`));
    setError(undefined);
    try {
      await setKeys.mutateAsync({ provider, secretKey: secretKey.trim() });
      showNotice({ id: 'provider-keys', type: 'SUCCESS', message: t('provider.done', { name }) });
      onClose();
    } catch (failure) {
      if (isApiError(failure) && ofTheKey.includes(failure.code)) setError(errorWords(failure));
      else reportError(failure);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isReplacing ? 'provider.replaceTitle' : 'provider.setTitle', { name })}
      closeText={t('app:close')}
      width={480}
      firstFocus="field"
      isPersistent
    >
      <form
        noValidate
        autoComplete="off"
        className={styles.form}
        onSubmit={(event) => {
          // In React, the submit would bubble to the settings form around this dialog.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <p className={styles.text}>{t(`provider.where.${provider}`)}</p>
        <KeyInput label={t('provider.key')} value={secretKey} onChange={setSecretKey} error={error} />
        <p className={styles.text}>{t('provider.sealed')}</p>
        {isReplacing && <p className={styles.text}>{t('provider.replaceText')}</p>}
        <p className={styles.trying} role="status">
          {setKeys.isPending && t('provider.trying', { name })}
        </p>
        <DialogButtons closeText={t('app:close')} onClose={onClose}>
          <Button
            type="submit"
            size="lg"
            variant="action"
            disabled={secretKey.trim() === ''}
            loading={setKeys.isPending}
          >
            {t('provider.save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
