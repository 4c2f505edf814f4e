import { paths } from '#hub/app/paths.ts';
import type { News } from '#hub/content/content.api.ts';
import { adminNewsQuery, useCreateNews, useDeleteNews, useUpdateNews } from './admin-content.api.ts';
import { ContentEditor } from './content-editor.tsx';
import { type ContentValues, emptyContent, publicationValues } from './content-values.ts';
import { DeleteContent } from './delete-content.tsx';
import { OneContent } from './one-content.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';
import { useContentForm } from './use-content-form.ts';

/** The editor of one news item. */
export function EditNewsPage() {
  const { t } = useAdminContentWords();
  const back = { to: paths.adminNews(), label: t('content:news.title') };
  return (
    <OneContent
      queryOf={adminNewsQuery}
      back={back}
      render={(row, isGone) => <NewsEditor row={row} isGone={isGone} back={back} />}
    />
  );
}

type NewsEditorProps = { row: News | undefined; isGone: boolean; back: { to: string; label: string } };

function NewsEditor({ row, isGone, back }: NewsEditorProps) {
  const create = useCreateNews();
  const update = useUpdateNews();
  const remove = useDeleteNews();
  const form = useContentForm<News>({
    kind: 'news',
    row,
    isGone,
    valuesOf: newsValues,
    create: (values, publication) => create({ ...newsInput(values), ...publication }),
    update: ({ id, version }, values, publication) =>
      update({ id, version, ...newsInput(values), ...publication }),
    path: (contentId) => paths.adminOneNews({ contentId }),
  });

  return (
    <ContentEditor
      kind="news"
      form={form}
      isNew={!row}
      isGone={isGone}
      back={back}
      remove={
        row &&
        !isGone && (
          <DeleteContent
            name={row.title}
            remove={() => remove({ id: row.id, version: row.version })}
            to={back.to}
          />
        )
      }
    />
  );
}

function newsValues({ title, titleEn, content, contentEn, ...publication }: News): ContentValues {
  return {
    ...emptyContent,
    ...{ title, titleEn: titleEn ?? '', text: content, textEn: contentEn },
    ...publicationValues(publication),
  };
}

function newsInput({ title, titleEn, text, textEn }: ContentValues) {
  return { title, titleEn: titleEn.trim() || null, content: text, contentEn: textEn };
}
