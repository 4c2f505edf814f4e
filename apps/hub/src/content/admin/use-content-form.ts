import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useNavigate } from '@tanstack/react-router';
import { type EditFormState, useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import {
  type ContentValues,
  contentFieldOf,
  contentProblems,
  emptyContent,
  type Kind,
  publicationInput,
} from './content-values.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

type Row = { id: string; version: number; status: ContentValues['status']; publishAt: string | null };
type Publication = Pick<Row, 'status' | 'publishAt'>;

export type ContentForm<R extends Row> = {
  kind: Kind;
  /** Missing for a new item. */
  row: R | undefined;
  /** Somebody else has deleted it. Saving creates it again. */
  isGone: boolean;
  valuesOf: (row: R) => ContentValues;
  create: (values: ContentValues, publication: Publication) => Promise<R>;
  update: (
    row: Pick<R, 'id' | 'version'>,
    values: ContentValues,
    publication: Publication,
    changes: Partial<ContentValues>,
  ) => Promise<R>;
  /** The address of the editor. */
  path: (id: string) => string;
};

export type ContentFormState = EditFormState<ContentValues>;

/** Form state of news, an FAQ or a post. After the first save, a new item gets its own address. */
export function useContentForm<R extends Row>(options: ContentForm<R>): ContentFormState {
  const { kind, row, isGone, valuesOf, create, update, path } = options;
  const { t, timeOf } = useAdminContentWords();
  const navigate = useNavigate();

  return useEditForm<ContentValues, R>({
    saved: row ? valuesOf(row) : emptyContent,
    version: row?.version ?? 0,
    async save(values, version, changes) {
      const publication = publicationInput(values, row);
      if (row && !isGone) return update({ id: row.id, version } as R, values, publication, changes);
      const made = await create(values, publication);
      await navigate({ to: path(made.id), replace: true, ignoreBlocker: true });
      return made;
    },
    doneText: ({ status, publishAt }) =>
      t(`saved.${status}`, { time: publishAt === null ? '' : timeOf(publishAt) }),
    problemsOf(values) {
      const wrong = Object.entries(contentProblems(kind, values));
      const { publishAt } = publicationInput(values, row);
      // An item that was scheduled and is now published may keep its time.
      const isPast = publishAt !== row?.publishAt && isOver(publishAt);
      return {
        ...Object.fromEntries(wrong.map(([name, code]) => [name, t(`errors:fields.${code}`)])),
        ...(isPast && { publishDay: t('errors:publishTimePassed') }),
      };
    },
    valuesOf: (now) => valuesOf(now as R),
    fieldOf: contentFieldOf,
    onGone: () => showNotice({ id: 'gone', type: 'ERROR', message: t('gone.typed') }),
  });
}

const isOver = (at: string | null) => at !== null && Date.parse(at) <= Date.now();
