import type { PlacePage } from '@maru/contract/place/place-page.ts';
import { placeWords } from '@maru/place-page/place-words.ts';

/** Title and description of the document, as search results show them. */
export function documentWords(page: PlacePage): { title: string; description: string } {
  const { t } = placeWords(page);
  const name = page.name.text;
  const about = [page.categoryName, page.address?.text.text].filter(Boolean).join(' · ');
  return {
    title: t('document.title', { name }),
    description:
      page.description?.text ?? t(about ? 'document.description' : 'document.short', { name, about }),
  };
}
