import { SearchField } from '@maru/ui/fields/search-field.tsx';
import { useStepBack } from '@maru/ui/over/use-step-back.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Menu } from '#hub/menu/menu.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import type { PhoneSearch } from './category-bar.tsx';
import { currentTile } from './item-tiles.ts';
import { type EnterResult, resultOfEnter, useSearch } from './use-search.ts';

type ItemSearchProps = { menu: Menu; isPhone: boolean; onTake: (meant: EnterResult) => void };

/**
 * Item search: the field, the results, and the item that Enter takes. On phones the field opens over the
 * categories.
 */
export function useItemSearch({ menu, isPhone, onTake }: ItemSearchProps) {
  const { t } = useTillWords();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const found = useSearch(menu.items, query);
  const meant = resultOfEnter(query, found, menu);

  const focus = () => {
    // Phones show the keyboard only if the field gets the focus during the press, so render synchronously.
    if (isPhone) flushSync(() => setIsOpen(true));
    input.current?.focus();
  };
  const close = () => {
    flushSync(() => {
      setQuery('');
      setIsOpen(false);
    });
    opener.current?.focus();
  };
  useStepBack(isPhone && isOpen, close);

  const take = () => {
    if (!meant) return;
    onTake(meant);
    setQuery('');
  };

  const field = (
    <SearchField
      ref={input}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      clearText={t('search.clear')}
      value={query}
      onChange={setQuery}
      onEnter={take}
      onLeave={() => currentTile()?.focus()}
    />
  );
  const onPhone: PhoneSearch | undefined = isPhone
    ? { field, isOpen, opener, onOpen: focus, onClose: close }
    : undefined;
  const meantItem = meant && ('item' in meant ? meant.item : menu.itemByBarcode.get(meant.barcode));
  return { query: query.trim(), found, field, focus, onPhone, meantItem };
}
