import { pointMessageKinds, templatePurposes } from '@maru/contract/points/point-messages.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { shownAtFirst } from '#hub/lib/messages/sent-messages.tsx';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { ChannelCard } from './channel-card.tsx';
import { isPurpose } from './channel-values.ts';
import { KindsCard } from './kinds-card.tsx';
import { pointChannelQuery, pointMessagesQuery, pointTemplatesQuery } from './point-messages.api.ts';
import { PreviewCard } from './preview-card.tsx';
import { SentPointMessages } from './sent-point-messages.tsx';
import { TemplateList } from './template-list.tsx';
import { useChannelForm } from './use-channel-form.ts';
import { useMessageWords } from './use-message-words.ts';

/** Route loader. */
export const loadPointMessages = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('point-messages', 'forms'),
    queryClient.ensureQueryData(pointChannelQuery(storeId)),
    queryClient.ensureQueryData(pointTemplatesQuery(storeId)),
    queryClient.ensureQueryData(pointMessagesQuery(storeId, shownAtFirst)),
  ]);

/** The right of `updatePointChannel`. */
const saving = { access: [{ kind: 'member', right: 'POINT_SETTING' }] } as const;

/**
 * The messages that customers get about their points: kinds, channel, templates, and those that were sent.
 */
export function PointMessagesPage() {
  const { t } = useMessageWords();
  const store = useStore();
  const { storeId } = store;
  const { setting, form } = useChannelForm(storeId);
  const { data } = useSuspenseQuery(pointTemplatesQuery(storeId));
  const { templates } = data;
  const own = templates.filter(({ channelId }) => channelId !== setting.maru?.id);

  function wordsOf(name: string, value: unknown): string | undefined {
    if (name === 'kinds')
      return pointMessageKinds
        .filter((kind) => (value as string[]).includes(kind))
        .map((kind) => t(`kinds.${kind}.name`))
        .join(', ');
    if (name === 'channelId') return value === null ? t('channel.maru') : `${value}`;
    if (isPurpose(name) && value === null) return t('template.ofMaru');
    return templates.find(({ code }) => code === value)?.name;
  }

  return (
    <StoreFrame title={t('title')}>
      <EditForm
        form={form}
        readOnlyText={mayCall(saving, store) ? undefined : t('readOnly')}
        fieldLabels={{
          kinds: t('kinds.title'),
          channelId: t('channel.label'),
          ...(Object.fromEntries(
            templatePurposes.map((purpose) => [
              purpose,
              t('template.label', { purpose: t(`purposes.${purpose}`) }),
            ]),
          ) as Record<(typeof templatePurposes)[number], string>),
        }}
        wordsOf={wordsOf}
      >
        <div className={layout.columns}>
          <div className={layout.column}>
            <KindsCard setting={setting} form={form} />
            <PreviewCard templates={templates} values={form.values} />
          </div>
          <div className={layout.column}>
            <ChannelCard setting={setting} templates={templates} form={form} />
            <TemplateList templates={own} />
          </div>
        </div>
      </EditForm>
      <SentPointMessages storeId={storeId} />
    </StoreFrame>
  );
}
