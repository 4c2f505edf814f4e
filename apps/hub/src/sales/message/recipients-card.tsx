import { Checkbox } from '@mantine/core';
import { type SummaryKind, summaryKinds } from '@maru/contract/sales/revenue-message.ts';
import { formatTimeOfDay } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { withKind } from './message-values.ts';
import type { RevenueMessage } from './revenue-message.api.ts';
import styles from './revenue-message.module.css';
import type { MessageForm } from './use-message-form.ts';

type Member = RevenueMessage['members'][number];

/** Lists the members of the store, with the kinds of messages that each gets. */
export function RecipientsCard({ setting, form }: { setting: RevenueMessage; form: MessageForm }) {
  const { t } = useTranslation('revenue-message');
  const { recipients } = form.values;
  const kindsOf = ({ userId }: Member) => recipients.find((one) => one.userId === userId)?.kinds ?? [];

  return (
    <FormCard title={t('recipients.title')} text={t('recipients.text')}>
      <ul className={styles.members} data-field="recipients">
        {setting.members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            kinds={kindsOf(member)}
            onChange={(kind, isOn) =>
              form.set('recipients', withKind(setting, recipients, { userId: member.userId, kind, isOn }))
            }
          />
        ))}
      </ul>
      <FieldError>{form.errorOf('recipients')}</FieldError>
      <p className={styles.note} role="status">
        {recipients.length === 0 ? t('recipients.none') : t('recipients.first')}
      </p>
    </FormCard>
  );
}

type MemberRowProps = {
  member: Member;
  kinds: readonly SummaryKind[];
  onChange: (kind: SummaryKind, isOn: boolean) => void;
};

function MemberRow({ member, kinds, onChange }: MemberRowProps) {
  const { t } = useTranslation('revenue-message');
  const language = useLanguage();
  const { name, role, isCaller, cannot, ownHour } = member;

  return (
    <li className={styles.member}>
      <div>
        <p className={styles.name}>{isCaller ? t('recipients.me', { name }) : name}</p>
        <p className={styles.meta}>{t(`recipients.roles.${role}`)}</p>
        {cannot && <p className={styles.meta}>{t(`recipients.cannot.${cannot}`)}</p>}
        {ownHour !== null && !isCaller && (
          <p className={styles.meta}>{t('hour.ownOf', { time: formatTimeOfDay(ownHour * 60, language) })}</p>
        )}
      </div>
      <div className={styles.kinds}>
        {summaryKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kinds.${kind}`)}
            aria-label={t('recipients.of', { name, kind: t(`kinds.${kind}`) })}
            // A kind that was chosen before the member lost the right can still be turned off.
            disabled={cannot !== null && !kinds.includes(kind)}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget }) => onChange(kind, currentTarget.checked)}
          />
        ))}
      </div>
    </li>
  );
}
