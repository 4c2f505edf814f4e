import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { GoneNote } from '#hub/menu/changes/gone-note.tsx';
import { useRecentChanges } from '#hub/menu/changes/use-recent-changes.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { StockCard } from '#hub/menu/stock/stock-card.tsx';
import { useLastSeen } from '#hub/menu/use-last-seen.ts';
import { DeleteItem } from './delete-item.tsx';
import { BasicFields } from './fields/basic-fields.tsx';
import { GuestFields } from './fields/guest-fields.tsx';
import { OptionFields } from './fields/option-fields.tsx';
import styles from './item.module.css';
import { ItemColumns } from './item-columns.tsx';
import { PhotoVersion } from './photo-version.tsx';
import { SoldOutCard } from './sold-out-card.tsx';
import { useItemForm } from './use-item-form.ts';
import { useItemWords } from './use-item-words.ts';

/** One item: its fields, whether it is sold out, and its stock. */
export function StoreItemPage() {
  const { storeId } = useStore();
  const { itemId } = useParams({ strict: false });
  const { t } = useItemWords(storeId);
  const found = useCachedMenu(storeId).items.find(({ id }) => id === itemId);
  const item = useLastSeen(found, itemId);

  if (!item) return <Gone storeId={storeId} title={t('title')} />;
  return <Item key={item.id} storeId={storeId} item={item} isGone={!found} />;
}

type ItemProps = { storeId: string; item: CompactItem; isGone: boolean };

function Item({ storeId, item, isGone }: ItemProps) {
  const { t, fieldLabels, wordsOf, nameOf } = useItemWords(storeId);
  const form = useItemForm({ storeId, item, isGone });
  const fields = { storeId, form, itemId: item.id };
  const changes = useRecentChanges(storeId);
  const title = nameOf(form.baseValues) ?? t('title');
  if (isGone && !form.isDirty) return <Gone storeId={storeId} title={title} />;

  return (
    <StoreFrame title={title} back={{ to: paths.menu({ storeId }), label: t('toMenu') }}>
      <div className={styles.page}>
        <EditForm
          form={form}
          fieldLabels={fieldLabels}
          wordsOf={wordsOf}
          pictureOf={(name, value) =>
            name === 'image' && typeof value === 'string' ? <PhotoVersion image={value} /> : undefined
          }
          isGone={isGone}
          actions={isGone && <GoneNote text={t('gone.typed')} changes={changes} />}
        >
          <ItemColumns
            first={
              <>
                <BasicFields {...fields} />
                <OptionFields {...fields} />
              </>
            }
            second={
              <>
                {!isGone && <SoldOutCard storeId={storeId} item={item} />}
                {!isGone && <StockCard storeId={storeId} item={item} />}
                <GuestFields {...fields} />
                {!isGone && <DeleteItem storeId={storeId} item={item} />}
              </>
            }
          />
        </EditForm>
        {changes.dialog}
      </div>
    </StoreFrame>
  );
}

function Gone({ storeId, title }: { storeId: string; title: string }) {
  const { t } = useItemWords(storeId);
  return (
    <StoreFrame title={title} back={{ to: paths.menu({ storeId }), label: t('toMenu') }}>
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button size="lg" renderRoot={(props) => <Link to={paths.menuChanges({ storeId })} {...props} />}>
            {t('gone.changes')}
          </Button>
        }
      />
    </StoreFrame>
  );
}
