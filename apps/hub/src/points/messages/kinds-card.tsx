import { Switch } from '@mantine/core';
import { pointMessageKinds } from '@maru/contract/points/point-messages.ts';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { withKind } from './channel-values.ts';
import type { PointChannel } from './point-messages.api.ts';
import styles from './point-messages.module.css';
import type { ChannelForm } from './use-channel-form.ts';
import { useMessageWords } from './use-message-words.ts';

/** Chooses which messages customers get. Each kind shows what it would cost. */
export function KindsCard({ setting, form }: { setting: PointChannel; form: ChannelForm }) {
  const { t, won } = useMessageWords();
  const { prices, estimates } = setting;
  const { kinds } = form.values;
  const sent = kinds.reduce((sum, kind) => sum + (estimates[kind] ?? 0), 0);

  return (
    <FormCard title={t('kinds.title')} text={t('kinds.text')}>
      <ul className={styles.kinds} data-field="kinds">
        {pointMessageKinds.map((kind) => {
          const count = estimates[kind] ?? 0;
          const isNotice = kind !== 'EARN' && kind !== 'USE' && kind !== 'CANCEL';
          const cost = { count, amount: won(Math.round(count * prices.kakao)) };
          return (
            <li key={kind}>
              <Switch
                label={t(`kinds.${kind}.name`)}
                description={
                  <>
                    {t(`kinds.${kind}.text`)}
                    <br />
                    {t(isNotice ? 'kinds.costAhead' : 'kinds.cost', cost)}
                  </>
                }
                checked={kinds.includes(kind)}
                onChange={({ currentTarget }) =>
                  form.set('kinds', withKind(kinds, kind, currentTarget.checked))
                }
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.note} role="status">
        {kinds.length === 0
          ? t('kinds.none')
          : t('kinds.total', { count: sent, amount: won(Math.round(sent * prices.kakao)) })}
      </p>
      <p className={styles.note}>{t('kinds.prices', prices)}</p>
    </FormCard>
  );
}
