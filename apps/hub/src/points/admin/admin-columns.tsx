import { StatusBadge } from '@maru/ui/status-badge.tsx';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatCount } from '@maru/web/format.ts';
import { channelTones, inspectionTones, templateTones } from '#hub/points/messages/message-tones.ts';
import type { AdminChannel, AdminTemplate, StorePoints } from './admin-points.api.ts';
import styles from './admin-points.module.css';
import type { AdminPointsWords } from './use-admin-points-words.ts';

/** Rates are in hundredths of a percent. */
const percent = (rate: number) => `${rate / 100}%`;

/** Columns of the point settings of all stores. */
export function storeColumns({ t }: AdminPointsWords): Column<StorePoints>[] {
  return [
    { id: 'store', header: t('columns.store'), cell: ({ name }) => name, isTitle: true },
    {
      id: 'rate',
      header: t('columns.rate'),
      cell: ({ setting }) => (setting?.rate ? percent(setting.rate) : t('noSetting')),
    },
    {
      id: 'validity',
      header: t('columns.validity'),
      cell: ({ setting }) => (setting ? t('months', { count: setting.validityMonths }) : '–'),
    },
    {
      id: 'least',
      header: t('columns.least'),
      cell: ({ setting }) =>
        setting
          ? t('step', { least: formatCount(setting.leastUse), step: formatCount(setting.useStep) })
          : '–',
    },
    {
      id: 'channel',
      header: t('columns.channel'),
      cell: ({ channelId }) => <span className={styles.code}>{channelId ?? t('maru')}</span>,
    },
    {
      id: 'kinds',
      header: t('columns.kinds'),
      cell: ({ kinds }) =>
        kinds.length === 0
          ? t('noKinds')
          : kinds.map((kind) => t(`point-messages:kinds.${kind}.name`)).join(', '),
    },
  ];
}

/** Columns of the dealer's channels. */
export function channelColumns({ t }: AdminPointsWords): Column<AdminChannel>[] {
  return [
    {
      id: 'name',
      header: t('columns.name'),
      cell: ({ name, isMaru }) => (isMaru ? t('maru') : name),
      isTitle: true,
    },
    { id: 'id', header: t('columns.id'), cell: ({ id }) => <span className={styles.code}>{id}</span> },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => (
        <StatusBadge tone={channelTones[status]}>{t(`point-messages:statuses.${status}`)}</StatusBadge>
      ),
    },
    {
      id: 'failover',
      header: t('columns.failover'),
      cell: ({ smsFailover }) => t(smsFailover ? 'yes' : 'no'),
    },
    {
      id: 'stores',
      header: t('columns.stores'),
      cell: ({ stores }) => stores.join(', ') || t('nobody'),
    },
    {
      id: 'templates',
      header: t('columns.templates'),
      cell: ({ templates }) => t('count', { count: templates }),
      align: 'end',
    },
  ];
}

/** Columns of the templates of all channels. */
export function templateColumns({ t }: AdminPointsWords): Column<AdminTemplate>[] {
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, isTitle: true },
    {
      id: 'code',
      header: t('columns.code'),
      cell: ({ code }) => <span className={styles.code}>{code}</span>,
    },
    { id: 'channel', header: t('columns.channel'), cell: ({ channelName }) => channelName },
    {
      id: 'inspection',
      header: t('columns.inspection'),
      cell: ({ inspectionStatus, inspectionComment }) => (
        <span className={styles.state}>
          <StatusBadge tone={inspectionTones[inspectionStatus]}>
            {t(`point-messages:inspections.${inspectionStatus}`)}
          </StatusBadge>
          {inspectionComment && <span className={styles.comment}>{inspectionComment}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => (
        <StatusBadge tone={templateTones[status]}>
          {t(`point-messages:templateStatuses.${status}`)}
        </StatusBadge>
      ),
    },
  ];
}
