import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { Card } from '#hub/lib/card.tsx';
import { inspectionTones, templateTones } from './message-tones.ts';
import type { PointTemplate } from './point-messages.api.ts';
import styles from './point-messages.module.css';
import { useMessageWords } from './use-message-words.ts';

/** The templates of the store's own channels, with what became of their inspection. */
export function TemplateList({ templates }: { templates: readonly PointTemplate[] }) {
  const { t } = useMessageWords();
  if (templates.length === 0) return null;
  return (
    <Card title={t('templates.title')}>
      <ul className={styles.list}>
        {templates.map(({ channelId, code, name, status, inspectionStatus, inspectionComment }) => (
          <li key={`${channelId} ${code}`} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>{name}</p>
              <p className={styles.meta}>{code}</p>
              {inspectionComment && <p className={styles.meta}>{inspectionComment}</p>}
            </div>
            <div className={styles.badges}>
              <StatusBadge tone={inspectionTones[inspectionStatus]}>
                {t(`inspections.${inspectionStatus}`)}
              </StatusBadge>
              <StatusBadge tone={templateTones[status]}>{t(`templateStatuses.${status}`)}</StatusBadge>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
