import { Button } from '@mantine/core';
import type { Place } from '@maru/contract/place/place.endpoints.ts';
import { placePath } from '@maru/contract/place/slug.ts';
import { CopyButton } from '@maru/ui/copy/copy-button.tsx';
import { usePart } from '@maru/ui/later/later.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { IconExternalLink, IconLink, IconQrcode, IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { posterDialog, slugDialog } from '#hub/place/address/later-address.ts';
import type { PlaceFieldName } from '#hub/place/editor/place-form.ts';
import { type PageState, pageState } from './page-state.ts';
import styles from './public.module.css';
import { PublishActs } from './publish-acts.tsx';

type PublicCardProps = {
  place: Place;
  application: Parameters<typeof pageState>[1];
  storeName: string;
  /** Fields in which visitors see something different from the editor. */
  unpublished: readonly PlaceFieldName[];
  /** Saves the form; resolves to undefined if it was not saved. */
  onSave: () => Promise<Place | undefined>;
  isReadOnly: boolean;
};

const tones: Readonly<Record<PageState, Tone>> = {
  WAITING: 'warning',
  HIDDEN: 'danger',
  PRIVATE: 'neutral',
  PUBLIC: 'success',
};

/** Shows whether visitors see the page, which changes they do not see yet, and the page's address. */
export function PublicCard(props: PublicCardProps) {
  const { place, application, storeName, unpublished, onSave, isReadOnly } = props;
  const { t } = useTranslation('place');
  const language = useLanguage();
  const state = pageState(place, application);
  const text =
    state === 'PUBLIC' && place.publishedAt
      ? t('state.PUBLIC.text', { time: formatDateTime(place.publishedAt, language) })
      : t(`state.${state}.text`);

  return (
    <Card
      title={t('state.title')}
      actions={
        <StatusBadge tone={tones[state]} hasDot>
          {t(`state.${state}.badge`)}
        </StatusBadge>
      }
    >
      <div className={styles.card}>
        <p className={styles.text}>
          {text}
          {(state === 'WAITING' || state === 'HIDDEN') && (
            <>
              {' '}
              <Link to={paths.store(place)}>{t('state.application')}</Link>
            </>
          )}
        </p>
        {unpublished.length > 0 && (
          <p className={`warning-box ${styles.unpublished}`} role="status">
            <strong>{t('state.unpublished', { count: unpublished.length })}</strong>
            <span>{unpublished.map((name) => t(`fields.${name}`)).join(', ')}</span>
          </p>
        )}
        <Address place={place} storeName={storeName} isReadOnly={isReadOnly} />
        {!isReadOnly && <PublishActs {...{ place, state, unpublished, onSave }} />}
      </div>
    </Card>
  );
}

type AddressProps = Pick<PublicCardProps, 'place' | 'storeName' | 'isReadOnly'>;

function Address({ place, storeName, isReadOnly }: AddressProps) {
  const { t } = useTranslation('place');
  const [open, setOpen] = useState<'slug' | 'poster'>();
  const SlugDialog = usePart(slugDialog, open === 'slug');
  const PosterDialog = usePart(posterDialog, open === 'poster');
  const url = location.origin + placePath(place.slug);
  const close = () => setOpen(undefined);
  // The promise rejects if the person closes the share menu; there is nothing to report.
  const share = () => navigator.share({ title: storeName, url }).catch(() => {});

  return (
    <div className={styles.address}>
      <p className={styles.url}>
        <span className="heard-only">{t('address.label')}: </span>
        {place.isShown ? (
          <a href={url} target="_blank" rel="noreferrer">
            {url}
            <IconExternalLink size={18} aria-label={t('address.opens')} />
          </a>
        ) : (
          url
        )}
      </p>
      {place.formerSlugs.length > 0 && (
        <p className={styles.former}>
          {t('address.former', { count: place.formerSlugs.length, slugs: place.formerSlugs.join(', ') })}
        </p>
      )}
      <div className={styles.acts}>
        {/* Only the address of a published page is reserved for the store. */}
        {place.published && (
          <>
            <CopyButton
              text={url}
              copyText={t('address.copy')}
              copiedText={t('address.copied')}
              failedText={t('address.copyFailed')}
            />
            {typeof navigator.share === 'function' && (
              <Button leftSection={<IconShare2 size={20} aria-hidden />} onClick={share}>
                {t('address.share')}
              </Button>
            )}
            <Button leftSection={<IconQrcode size={20} aria-hidden />} onClick={() => setOpen('poster')}>
              {t('poster.title')}
            </Button>
          </>
        )}
        {!isReadOnly && (
          <Button leftSection={<IconLink size={20} aria-hidden />} onClick={() => setOpen('slug')}>
            {t('address.change')}
          </Button>
        )}
      </div>
      {SlugDialog && <SlugDialog place={place} isOpen={open === 'slug'} onClose={close} />}
      {PosterDialog && (
        <PosterDialog storeId={place.storeId} url={url} isOpen={open === 'poster'} onClose={close} />
      )}
    </div>
  );
}
