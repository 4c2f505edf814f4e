import { Button } from '@mantine/core';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { pointChannelQuery } from '#hub/points/messages/point-messages.api.ts';
import { pointSettingQuery } from '#hub/points/points.api.ts';
import { RateField, TermFields, usePointFieldLabels } from '#hub/points/setting/point-fields.tsx';
import { StoreChoice } from '#hub/points/setting/store-choice.tsx';
import { useNamedChoices } from '#hub/points/setting/use-named-choices.ts';
import { usePointForm } from '#hub/points/setting/use-point-form.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { useAdminPointsWords } from './use-admin-points-words.ts';

/** Route loader. */
export const loadAdminStorePoints = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('admin-points', 'point-messages', 'points', 'forms'),
    queryClient.ensureQueryData(storeQuery(storeId)),
    queryClient.ensureQueryData(pointSettingQuery(storeId)),
    queryClient.ensureQueryData(pointChannelQuery(storeId)),
  ]);

/** The point setting of one store, for admins, and the channel connected with the store. */
export function AdminStorePointsPage() {
  const { storeId } = useParams({ from: '/signed-in/admin/points/stores/$storeId' });
  const { t } = useAdminPointsWords();
  const { data: store } = useSuspenseQuery(storeQuery(storeId));
  return (
    <StoreFrame title={store.name} back={{ to: paths.adminPoints(), label: t('title') }}>
      <div className={layout.columns}>
        <div className={layout.column}>
          <SettingForm storeId={storeId} />
        </div>
        <div className={layout.column}>
          <ChannelCard store={store} />
        </div>
      </div>
    </StoreFrame>
  );
}

/** Shows the names of the chosen categories only, because admins cannot read a store's menu. */
function SettingForm({ storeId }: { storeId: string }) {
  const { t } = usePointWords();
  const { setting, form } = usePointForm(storeId);
  const named = useNamedChoices(storeId, setting.chosenCategories, true);
  const { earningCategoryIds, nonEarningCategoryIds } = form.values;
  return (
    <EditForm
      form={form}
      fieldLabels={usePointFieldLabels()}
      wordsOf={(_, value) => (Array.isArray(value) ? named(value as string[]) : undefined)}
    >
      <FormCard title={t('setting.title')} text={t('setting.earnText')}>
        <RateField form={form} />
        <TermFields form={form} />
        <Facts
          rows={[
            {
              label: t('setting.earning'),
              value: earningCategoryIds.length === 0 ? t('setting.allEarn') : named(earningCategoryIds),
            },
            { label: t('setting.nonEarning'), value: named(nonEarningCategoryIds) },
          ]}
        />
      </FormCard>
      <StoreChoice storeId={storeId} form={form} />
    </EditForm>
  );
}

function ChannelCard({ store }: { store: { id: string; name: string } }) {
  const { t } = useAdminPointsWords();
  const { data } = useSuspenseQuery(pointChannelQuery(store.id));
  const [isOpen, setIsOpen] = useState(false);
  const { channelId, channels, kinds } = data;
  return (
    <Card title={t('columns.channel')}>
      <Facts
        rows={[
          {
            label: t('columns.channel'),
            value: channels.find(({ id }) => id === channelId)?.name ?? channelId ?? t('maru'),
          },
          {
            label: t('columns.kinds'),
            value: kinds.map((kind) => t(`point-messages:kinds.${kind}.name`)).join(', ') || t('noKinds'),
          },
        ]}
      />
      <Button size="lg" onClick={() => setIsOpen(true)}>
        {t('connect')}
      </Button>
      {isOpen && <ConnectDialog store={store} channelId={channelId} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
