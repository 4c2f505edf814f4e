import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The editor of a store's public page, with its preview. */
export function placeEditorOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string | number>) => t(`hub/place:${key}`, values);
  const forms = (key: string) => t(`hub/lib/forms/forms:${key}`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (key: string, values?: Record<string, string | number>) =>
    main.getByRole('button', { name: own(key, values), exact: true });
  const photos = main.getByRole('list', { name: own('photos.list') });
  const photo = (at: number) => photos.getByRole('listitem').nth(at);

  return {
    own,
    dialog,
    field: (name: string) =>
      main.getByLabel(own(`fields.${name}`), { exact: true }).and(page.locator('input, textarea')),
    button,
    save: main.getByRole('button', { name: forms('save'), exact: true }),
    saved: page.getByText(forms('saved')),
    said: (key: string) => page.getByText(own(key), { exact: true }),
    confirm: (key: string) => dialog.getByRole('button', { name: own(key), exact: true }),
    conflict: {
      field: (name: string) => dialog.getByRole('radiogroup', { name: own(`fields.${name}`) }),
      mine: forms('merge.mine'),
      theirs: forms('merge.theirs'),
      save: dialog.getByRole('button', { name: forms('merge.save') }),
    },
    side: (key: 'edit' | 'preview') => main.getByRole('radio', { name: own(`sides.${key}`) }),
    preview: page.frameLocator('iframe'),
    previewIn: (key: 'ko' | 'en' | 'phone' | 'wide') =>
      main.getByRole('radio', { name: own(`preview.${key}`) }),
    unpublished: (count: number) => main.getByText(own('state.unpublished', { count })),
    item: (name: string) => main.getByRole('switch', { name, exact: true }),
    tooLong: (values: { most: number; count: number }) => t('hub/lib/forms/forms:tooLong', values),
    takeSlug: (slug: string) =>
      dialog.getByRole('button', { name: own('address.take', { slug }), exact: true }),
    slug: dialog.getByLabel(own('address.label'), { exact: true }),
    photos: photos.getByRole('listitem'),
    photoHandle: (name: string) =>
      photos.getByRole('button', { name: t('hub/lib/sorting/sorting:handle', { name }), exact: true }),
    async addPhoto(file: Buffer, texts: { alt: string; altEn: string }) {
      const before = await photos.getByRole('listitem').count();
      const upload = { name: 'photo.png', mimeType: 'image/png', buffer: file };
      await main.locator('input[type=file]').first().setInputFiles(upload);
      await photo(before)
        .getByRole('textbox', { name: own('photos.alt'), exact: true })
        .fill(texts.alt);
      await photo(before)
        .getByRole('textbox', { name: own('photos.altEn'), exact: true })
        .fill(texts.altEn);
    },
  };
}
