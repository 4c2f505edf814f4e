import { Button } from '@mantine/core';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import { formatDateTime } from '@maru/web/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import type { ProviderUse } from './provider-keys.api.ts';
import styles from './provider-keys.module.css';

const keysDialog = later(async () => (await import('./provider-keys-dialog.tsx')).ProviderKeysDialog);
const removeDialog = later(async () => (await import('./remove-keys-dialog.tsx')).RemoveKeysDialog);

type Provider = NonNullable<ProviderUse['provider']>;
type Keys = NonNullable<Provider['keys']>;

type ProviderCardProps = {
  storeId: string;
  provider: Provider;
  /** Whether guests can pay by link. Without keys they can do so only in a trial, at the simulated checkout. */
  paysByLink: boolean;
};

/**
 * Shows owners the store's own payment provider: which one, the end of its key, who set it, and the possible actions.
 */
export function ProviderCard({ storeId, provider, paysByLink }: ProviderCardProps) {
  const { offered, keys } = provider;
  const { t } = useTranslation('store-settings');
  const [open, setOpen] = useState<'SET' | 'REMOVE' | null>(null);
  const KeysDialog = usePart(keysDialog, open === 'SET');
  const RemoveDialog = usePart(removeDialog, open === 'REMOVE');
  const close = () => setOpen(null);
  const [name] = keys ? [keys.provider] : offered;
  if (!name) return null;

  return (
    <FormCard title={t('provider.title')} text={t('provider.text')}>
      {keys ? (
        <KeyFacts keys={keys} />
      ) : (
        <p className={styles.none}>{t(paysByLink ? 'provider.simulated' : 'provider.none')}</p>
      )}
      <div className={styles.buttons}>
        {offered.includes(name) && (
          <Button size="lg" onClick={() => setOpen('SET')}>
            {t(keys ? 'provider.replace' : 'provider.connect')}
          </Button>
        )}
        {keys && (
          <Button size="lg" variant="outline" color="danger" onClick={() => setOpen('REMOVE')}>
            {t('provider.remove')}
          </Button>
        )}
      </div>
      {open === 'SET' && KeysDialog && (
        <KeysDialog storeId={storeId} provider={name} isReplacing={keys !== null} onClose={close} />
      )}
      {open === 'REMOVE' && RemoveDialog && (
        <RemoveDialog storeId={storeId} provider={name} onClose={close} />
      )}
    </FormCard>
  );
}

function KeyFacts({ keys: { provider, lastFour, setBy, setAt } }: { keys: Keys }) {
  const { t } = useTranslation('store-settings');
  const language = useLanguage();
  return (
    <Facts
      areBeside
      rows={[
        { label: t('provider.name'), value: t(`provider.names.${provider}`) },
        { label: t('provider.key'), value: `•••• ${lastFour}` },
        { label: t('provider.setBy'), value: personName(setBy) },
        { label: t('provider.setAt'), value: formatDateTime(setAt, language) },
      ]}
    />
  );
}
