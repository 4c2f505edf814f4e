import { Button } from '@mantine/core';
import type { InputOf } from '@maru/contract/endpoint.ts';
import type { acceptInvitation } from '@maru/contract/store-access/invitations.endpoints.ts';
import type { Right } from '@maru/contract/store-access/rights.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { AcceptRefusal } from './accept-refusal.tsx';
import { useAccept } from './join.api.ts';
import styles from './join.module.css';

type InvitationCardProps = {
  invitation: { storeName: string; invitedBy: string; rights: readonly Right[]; expiresAt: string };
  /** How the server finds the invitation. */
  by: InputOf<typeof acceptInvitation>;
  /** The invited e-mail address. */
  username: string;
};

/** One invitation: store, sender and rights, with a button to join. */
export function InvitationCard({ invitation, by, username }: InvitationCardProps) {
  const { t } = useTranslation('join');
  const language = useLanguage();
  const { mutate, isPending, error } = useAccept();
  const { storeName, invitedBy, rights, expiresAt } = invitation;
  const facts = [
    ['invitedBy', invitedBy],
    ['role', t('store-access:role.STAFF')],
    ['rights', rights.map((right) => t(`store-access:rights.${right}`)).join(', ') || t('noRights')],
    ['until', formatDateTime(expiresAt, language)],
  ] as const;

  return (
    <section className={`card-box ${styles.card}`} aria-label={storeName}>
      <h2>{t('invited', { store: storeName })}</h2>
      <Facts
        className={styles.facts}
        rows={facts.map(([name, value]) => ({ label: t(`facts.${name}`), value }))}
      />
      <AcceptRefusal error={error} username={username} />
      <Button variant="action" size="lg" loading={isPending} onClick={() => mutate(by)}>
        {t('accept')}
      </Button>
    </section>
  );
}
