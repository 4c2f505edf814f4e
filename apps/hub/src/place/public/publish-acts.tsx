import { Button } from '@mantine/core';
import type { Place } from '@maru/contract/place/place.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportRefusal } from '#hub/lib/locked.ts';
import type { PlaceFieldName } from '#hub/place/editor/place-form.ts';
import { usePublishPlace, useWithdrawPlace } from '#hub/place/place.api.ts';
import type { PageState } from './page-state.ts';
import styles from './public.module.css';

type PublishActsProps = {
  place: Place;
  state: PageState;
  unpublished: readonly PlaceFieldName[];
  onSave: () => Promise<Place | undefined>;
};

/** Buttons that save and publish the draft, or withdraw the page. */
export function PublishActs({ place, state, unpublished, onSave }: PublishActsProps) {
  const { t } = useTranslation(['place', 'app', 'forms']);
  const [asked, setAsked] = useState<'publish' | 'withdraw'>();
  const [isSaving, setIsSaving] = useState(false);
  const publishing = usePublishPlace(place.storeId);
  const withdrawing = useWithdrawPlace(place.storeId);
  const close = () => setAsked(undefined);
  const isFirst = place.published === null;
  const mayPublish = state === 'PRIVATE' || (state === 'PUBLIC' && unpublished.length > 0);
  const names = unpublished.map((name) => t(`fields.${name}`)).join(', ');

  async function publish() {
    setIsSaving(true);
    try {
      const saved = await onSave();
      close();
      if (!saved) return;
      await publishing.mutateAsync(saved.version);
      showNotice({
        id: 'saved',
        type: 'SUCCESS',
        message: t(isFirst ? 'publish.done' : 'publish.doneAgain'),
      });
    } catch (error) {
      report(error);
    } finally {
      setIsSaving(false);
    }
  }

  async function withdraw() {
    close();
    try {
      await withdrawing.mutateAsync(place.version);
      showNotice({ id: 'saved', type: 'SUCCESS', message: t('withdraw.done') });
    } catch (error) {
      report(error);
    }
  }

  /**
   * Reports a failure. If somebody else saved meanwhile, the form shows their version, so that the person can
   * look at it and decide again.
   */
  function report(error: unknown) {
    if (!isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) return reportRefusal(error);
    showNotice({ id: 'place-moved', type: 'ERROR', message: t('publish.moved') });
  }

  return (
    <div className={styles.acts}>
      {mayPublish && (
        <Button size="lg" variant="action" loading={isSaving} onClick={() => setAsked('publish')}>
          {t(isFirst ? 'publish.act' : 'publish.again')}
        </Button>
      )}
      {!isFirst && (
        <Button size="lg" variant="subtle" onClick={() => setAsked('withdraw')}>
          {t('withdraw.act')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'publish'}
        onClose={close}
        onConfirm={() => void publish()}
        title={t(isFirst ? 'publish.title' : 'publish.titleAgain')}
        text={isFirst ? t('publish.text') : t('publish.textAgain', { names })}
        confirmText={t('publish.confirm')}
        cancelText={t('forms:leave.stay')}
        closeText={t('app:close')}
        isPending={isSaving}
      />
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        onClose={close}
        onConfirm={() => void withdraw()}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmText={t('withdraw.act')}
        cancelText={t('withdraw.keep')}
        closeText={t('app:close')}
        tone="danger"
      />
    </div>
  );
}
