import { Button } from '@mantine/core';
import { SearchField } from '@maru/ui/fields/search-field.tsx';
import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useKeys } from '#hub/lib/keys.ts';
import { useScanner } from '#hub/lib/scanner/use-scanner.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { wasEverChanged } from '#hub/menu/cached-menu.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useListAddress } from './filters/use-list-address.ts';
import { useSearchable } from './filters/use-searchable.ts';
import { MenuBrowser } from './menu-browser.tsx';
import { MenuEmpty } from './menu-empty.tsx';
import styles from './menu-page.module.css';
import { MenuTools } from './menu-tools.tsx';
import { PhoneToolsButton, phoneToolsId } from './phone-tools-button.tsx';
import { useItemsWords } from './use-items-words.ts';
import { useOpenScanned } from './use-open-scanned.ts';

/** Lists all items of a store; they can be searched, filtered, sorted, switched and edited in bulk. */
export function MenuPage() {
  const { t } = useItemsWords();
  const { storeId } = useStore();
  const menu = useCachedMenu(storeId);
  const filters = useListAddress(storeId);
  const index = useSearchable(menu.items);
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  useScanner(useOpenScanned(index));
  useKeys([{ keys: ['/'], label: t('keys.search'), onPress: () => field.current?.focus() }]);

  const goToFound = () => page.current?.querySelector<HTMLElement>('[data-row-link][tabindex="0"]')?.focus();
  const isEmpty = menu.items.length === 0;
  const tools = !isEmpty && (
    <>
      <SearchField
        ref={field}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearText={t('search.clear')}
        value={filters.typed}
        onChange={filters.search}
        onEnter={goToFound}
        onLeave={goToFound}
      />
      <Button
        variant="action"
        leftSection={<IconPlus size={20} aria-hidden />}
        renderRoot={(props) => (
          <Link
            to={paths.newStoreItem({ storeId })}
            search={{ category: filters.address.category }}
            {...props}
          />
        )}
      >
        {t('add')}
      </Button>
    </>
  );

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={!isPhone && <StatusBadge>{t('count', { count: menu.items.length })}</StatusBadge>}
      actions={
        !isPhone
          ? tools
          : tools && <PhoneToolsButton isOpen={isMoreOpen} onToggle={() => setIsMoreOpen(!isMoreOpen)} />
      }
    >
      <div ref={page} className={styles.page}>
        {isPhone && isMoreOpen && (
          <div id={phoneToolsId}>
            <MenuTools />
          </div>
        )}
        {isPhone && tools && <div className={styles.phoneTools}>{tools}</div>}
        {isEmpty ? (
          <MenuEmpty storeId={storeId} wasChanged={wasEverChanged(menu)} />
        ) : (
          <MenuBrowser menu={menu} index={index} filters={filters} isPhone={isPhone} />
        )}
      </div>
    </StoreFrame>
  );
}
