import { longest } from '@maru/contract/content/content-fields.ts';
import { paths } from '#hub/app/paths.ts';
import type { Post } from '#hub/content/content.api.ts';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { ImageField } from '#hub/lib/uploads/image-field.tsx';
import { adminPostQuery, useCreatePost, useDeletePost, useUpdatePost } from './admin-content.api.ts';
import { ContentEditor } from './content-editor.tsx';
import { type ContentValues, emptyContent, isSavedPicture, publicationValues } from './content-values.ts';
import { DeleteContent } from './delete-content.tsx';
import { OneContent } from './one-content.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';
import { type ContentFormState, useContentForm } from './use-content-form.ts';

/** The editor of one post. */
export function EditPostPage() {
  const { t } = useAdminContentWords();
  const back = { to: paths.adminPosts(), label: t('content:posts.title') };
  return (
    <OneContent
      queryOf={adminPostQuery}
      back={back}
      render={(row, isGone) => <PostEditor row={row} isGone={isGone} back={back} />}
    />
  );
}

type PostEditorProps = { row: Post | undefined; isGone: boolean; back: { to: string; label: string } };

function PostEditor({ row, isGone, back }: PostEditorProps) {
  const create = useCreatePost();
  const update = useUpdatePost();
  const remove = useDeletePost();
  const form = useContentForm<Post>({
    kind: 'post',
    row,
    isGone,
    valuesOf: postValues,
    create: (values, publication) =>
      create({ ...postInput(values), ...publication, thumbnailKey: uploaded(values.thumbnail) }),
    update: ({ id, version }, values, publication, { thumbnail }) =>
      update({
        ...{ id, version, ...postInput(values), ...publication },
        ...(thumbnail !== undefined && { thumbnailKey: uploaded(thumbnail) }),
      }),
    path: (contentId) => paths.adminPost({ contentId }),
  });

  return (
    <ContentEditor
      kind="post"
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
    >
      <PostFields form={form} />
    </ContentEditor>
  );
}

function PostFields({ form: { values, set, field, errorOf, expectImage } }: { form: ContentFormState }) {
  const { t } = useAdminContentWords();
  const { thumbnail } = values;
  const isSaved = thumbnail !== null && isSavedPicture(thumbnail);
  return (
    <FormCard title={t('post.more')}>
      <CountedInput
        {...field('connectUrl')}
        label={t('post.connectUrl')}
        description={t('post.connectUrlHint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        most={longest.address}
      />
      <ImageField
        name="thumbnail"
        label={t('post.thumbnail')}
        description={t('post.thumbnailHint')}
        purpose="CONTENT_IMAGE"
        awsKey={isSaved ? null : thumbnail}
        {...(isSaved && { imageUrl: thumbnail })}
        onChange={(key) => set('thumbnail', key)}
        onSend={(sending) => expectImage('thumbnail', sending)}
        error={errorOf('thumbnail')}
      />
    </FormCard>
  );
}

function postValues(post: Post): ContentValues {
  const { title, titleEn, content, contentEn, connectUrl, thumbnailUrl } = post;
  return {
    ...emptyContent,
    ...{ title, titleEn: titleEn ?? '', text: content, textEn: contentEn },
    ...{ connectUrl: connectUrl ?? '', thumbnail: thumbnailUrl },
    ...publicationValues(post),
  };
}

function postInput({ title, titleEn, text, textEn, connectUrl }: ContentValues) {
  return {
    ...{ title, titleEn: titleEn.trim() || null, content: text, contentEn: textEn },
    connectUrl: connectUrl.trim() || null,
  };
}

/** If the post was deleted meanwhile, its saved picture was deleted with it; only a new upload is left. */
function uploaded(thumbnail: string | null): string | null {
  return thumbnail === null || isSavedPicture(thumbnail) ? null : thumbnail;
}
