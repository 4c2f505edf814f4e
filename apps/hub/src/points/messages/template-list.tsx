import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { Card } from '#hub/lib/card.tsx';
import { BadgeRow } from '#hub/lib/messages/badge-row.tsx';
import { inspectionTones, templateTones } from './message-tones.ts';
import type { PointTemplate } from './point-messages.api.ts';
import styles from './point-messages.module.css';
import { useMessageWords } from './use-message-words.ts';

/** Lists the templates of the store's own channels, with the results of their approval. */
export function TemplateList({ templates }: { templates: readonly PointTemplate[] }) {
  const { t } = useMessageWords();
  if (templates.length === 0) return null;
  return (
    <Card title={t('templates.title')}>
      <ul className={styles.list}>
        {templates.map(({ channelId, code, name, status, inspectionStatus, inspectionComment }) => (
          <BadgeRow key={`${channelId} ${code}`} name={name} facts={[code, inspectionComment]}>
            <StatusBadge tone={inspectionTones[inspectionStatus]}>
              {t(`inspections.${inspectionStatus}`)}
            </StatusBadge>
            <StatusBadge tone={templateTones[status]}>{t(`templateStatuses.${status}`)}</StatusBadge>
          </BadgeRow>
        ))}
      </ul>
    </Card>
  );
}
