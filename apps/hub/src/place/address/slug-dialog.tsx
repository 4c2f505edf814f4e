import { Button } from '@mantine/core';
import type { Place } from '@maru/contract/place/place.endpoints.ts';
import { longestSlug, placePath, readSlug, slugProblem } from '@maru/contract/place/slug.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useChangeSlug } from '#hub/place/place.api.ts';
import styles from './address.module.css';
import { correctSlug } from './correct-slug.ts';

type SlugDialogProps = { place: Place; isOpen: boolean; onClose: () => void };

/** Changes the address of the page at once. */
export function SlugDialog({ place, isOpen, onClose }: SlugDialogProps) {
  const { t } = useTranslation(['place', 'app']);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('address.change')}
      closeText={t('app:close')}
      width={520}
      firstFocus="field"
      isPersistent
    >
      <SlugForm place={place} onClose={onClose} />
    </Dialog>
  );
}

// A component of its own, so that the dialog always opens with the present address.
function SlugForm({ place, onClose }: Omit<SlugDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['place', 'errors', 'app']);
  const { mutateAsync: change, isPending } = useChangeSlug(place.storeId);
  const [typed, setTyped] = useState(place.slug);
  const [wasTried, setWasTried] = useState(false);
  const [refusal, setRefusal] = useState<{ words: string; suggestion?: string }>();
  const input = useRef<HTMLInputElement>(null);
  const slug = readSlug(typed);
  const problem = slugProblem(slug);
  const isShort = problem === 'required' || problem === 'tooShort';
  // While somebody is typing, an address that is only too short shows no error yet.
  const isWrong = problem !== undefined && (wasTried || !isShort);
  const offered = refusal?.suggestion ?? correctSlug(typed);

  const take = (text: string) => {
    setTyped(text);
    setRefusal(undefined);
  };
  const takeOffered = (text: string) => {
    take(text);
    input.current?.focus();
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (problem) return input.current?.focus();
    if (isPending) return;
    if (slug === place.slug) return onClose();
    try {
      await change({ slug, version: place.version });
      showNotice({ id: 'place-slug', type: 'SUCCESS', message: t('address.changed') });
      onClose();
    } catch (error) {
      const words = wrongFields(error, () => 'slug')?.slug;
      if (words === undefined) return reportRefusal(error);
      setRefusal({ words, ...(isApiError(error, 'PLACE_SLUG_USED') ? error.detail : {}) });
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <CountedInput
        ref={input}
        autoFocus
        name="slug"
        label={t('address.label')}
        description={t('address.rule')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        most={longestSlug}
        value={typed}
        onChange={take}
        onBlur={() => setTyped(slug)}
        error={refusal?.words ?? (isWrong ? t(`errors:fields.${problem}`) : undefined)}
      />
      {offered && (
        <Button className={styles.suggestion ?? ''} onClick={() => takeOffered(offered)}>
          {t('address.take', { slug: offered })}
        </Button>
      )}
      <p className={styles.whole} aria-live="polite">
        {location.origin}
        {placePath(problem ? '…' : slug)}
      </p>
      <p className={styles.meaning}>{t(place.published ? 'address.leadsOn' : 'address.notYet')}</p>
      <DialogButtons closeText={t('app:close')} onClose={onClose}>
        <Button type="submit" size="lg" variant="action" loading={isPending}>
          {t('address.save')}
        </Button>
      </DialogButtons>
    </form>
  );
}
