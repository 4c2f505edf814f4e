import { templatePurposes } from '@maru/contract/points/point-messages.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { channelTones } from './message-tones.ts';
import type { PointChannel, PointTemplate } from './point-messages.api.ts';
import styles from './point-messages.module.css';
import { TemplateChoice } from './template-choice.tsx';
import type { ChannelForm } from './use-channel-form.ts';
import { useMessageWords } from './use-message-words.ts';

type ChannelCardProps = { setting: PointChannel; templates: readonly PointTemplate[]; form: ChannelForm };

/** Chooses between Maru's channel and the store's own, and the templates of the store's own. */
export function ChannelCard({ setting, templates, form }: ChannelCardProps) {
  const { t } = useMessageWords();
  const { channelId } = form.values;
  const { maru, channels } = setting;
  const chosen = channelId === null ? maru : channels.find(({ id }) => id === channelId);

  function choose(id: string | null) {
    form.set('channelId', id === maruValue ? null : id);
    // Templates belong to one channel, so they are reset.
    for (const purpose of templatePurposes) form.set(purpose, null);
  }

  return (
    <FormCard title={t('channel.title')} text={t('channel.text')}>
      <div data-field="channelId">
        <Dropdown
          label={t('channel.label')}
          options={[
            { value: maruValue, label: t('channel.maru') },
            ...channels.map(({ id, name }) => ({ value: id, label: t('channel.own', { name, id }) })),
          ]}
          value={channelId ?? maruValue}
          onChange={(id) => id !== null && choose(id)}
        />
        <FieldError>{form.errorOf('channelId')}</FieldError>
      </div>
      {channels.length === 0 && <p className={styles.note}>{t('channel.toConnect')}</p>}
      {chosen ? (
        <Facts
          areBeside
          rows={[
            {
              label: t('channel.status'),
              value: (
                <StatusBadge tone={channelTones[chosen.status]}>{t(`statuses.${chosen.status}`)}</StatusBadge>
              ),
            },
            {
              label: t('channel.failover'),
              value: t(chosen.smsFailover ? 'channel.failoverByDealer' : 'channel.failoverByMaru'),
            },
          ]}
        />
      ) : (
        <p className={styles.note}>{t(channelId === null ? 'channel.onlyTexts' : 'channel.gone')}</p>
      )}
      {channelId !== null &&
        templatePurposes.map((purpose) => (
          <TemplateChoice
            key={purpose}
            purpose={purpose}
            templates={templates.filter((one) => one.channelId === channelId)}
            value={form.values[purpose]}
            onChange={(code) => form.set(purpose, code)}
            error={form.errorOf(purpose)}
          />
        ))}
    </FormCard>
  );
}

const maruValue = 'maru';
