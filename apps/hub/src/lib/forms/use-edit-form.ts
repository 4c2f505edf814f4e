import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { reportRefusal } from '#hub/lib/locked.ts';
import { type Conflict, conflictOf } from './conflict.ts';
import {
  baseOf,
  changedNames,
  type FormDraft,
  merged,
  noChanges,
  type Snapshot,
  unsavedAfter,
  withChange,
} from './draft.ts';
import { focusField } from './focus-field.ts';
import { fieldAt, wholeForm, wrongFields } from './refused-fields.ts';
import { useArrivingImage } from './use-arriving-image.ts';

type Name<V> = keyof V & string;
type Words<V> = Partial<Record<Name<V>, string>>;

type EditFormOptions<V, A> = {
  /** The server's current row and its version. A newer one may arrive while somebody types. */
  saved: V;
  version: number;
  /** Must resolve only after `saved` has the saved values (put the answer into the query cache). */
  save: (values: V, version: number, changes: Partial<V>) => Promise<A>;
  /** Notice after saving; the default says that it is saved. */
  doneText?: (answer: A, values: V) => string;
  /** Error texts by field. */
  problemsOf?: (values: V) => Words<V>;
  /** Finds the row if the refusal of a stale version contains a list; undefined means that it was deleted. */
  rowIn?: (shown: unknown) => unknown;
  /** Reads the form's values from the row of that refusal. By default the names are the same. */
  valuesOf?: (row: unknown) => V;
  /** The field for a server path or an error code. By default the field with that name. */
  fieldOf?: (pathOrCode: string) => Name<V> | undefined;
  /**
   * Called if somebody else deleted the row and `saved` does not show it yet. By default the refusal's own text is
   * shown.
   */
  onGone?: () => void;
};

type FieldProps<K, T> = { name: K; value: T; onChange: (value: T) => void; error: string | undefined };

export type EditFormState<V> = {
  values: V;
  /**
   * The row below the unsaved changes: the newest saved one, or an earlier one as long as the newest
   * conflicts with a field changed here.
   */
  baseValues: V;
  set: <K extends Name<V>>(name: K, value: V[K]) => void;
  errorOf: (name: Name<V>) => string | undefined;
  /** The props of the input of a field. */
  field: <K extends Name<V>>(name: K) => FieldProps<K, V[K]>;
  isDirty: boolean;
  /** Also true while a save waits for an image. */
  isSaving: boolean;
  /** State of an uploading image; `isWaiting` if a save waits for it. */
  image: { isUnderway: boolean; isWaiting: boolean };
  /** Says that an image for that field is uploading. `sending` resolves to whether it was uploaded. */
  expectImage: (name: Name<V>, sending: Promise<boolean>) => void;
  submit: (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
  reset: () => void;
  /** Shows the refusal of another call next to the fields that it concerns. */
  refuse: (error: unknown) => void;
  conflict: Conflict<V> | undefined;
  /**
   * Resolves the conflict: rebases my changes on the other person's version, discards those of the fields in
   * `giveUp`, and saves what remains. Undefined: cancel and go on editing.
   */
  resolveConflict: (giveUp: ReadonlySet<string> | undefined) => void;
  formError: string | undefined;
  /** The form element. EditForm sets it. */
  element: RefObject<HTMLFormElement | null>;
};

/** State of a form for one row, which is saved with its version (docs/rules/retries.md, Versions). */
export function useEditForm<V extends object, A = unknown>(options: EditFormOptions<V, A>): EditFormState<V> {
  const { saved, version, save, doneText, problemsOf, rowIn, valuesOf, fieldOf, onGone } = options;
  const { t } = useTranslation('forms');
  const now = { values: saved, version };
  const [draft, setDraft] = useState<FormDraft<V>>(() => noChanges(now));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict<V>>();
  const [isSaving, setIsSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const image = useArrivingImage();
  const imageField = useRef<Name<V>>(undefined);

  const base = baseOf(draft, now);
  const values = { ...base.values, ...draft.changes };
  const problems: Words<V> = problemsOf?.(values) ?? {};

  function set<K extends Name<V>>(name: K, value: V[K]) {
    setDraft((before) => withChange(before, now, [name, value]));
    setRefused(({ [name]: _, [wholeForm]: __, ...others }) => others);
  }

  function reset() {
    setDraft(noChanges(base.version < version ? now : base));
    setWasSubmitted(false);
    setRefused({});
    setConflict(undefined);
  }

  async function send(toSend: FormDraft<V>, over: Snapshot<V>) {
    setIsSaving(true);
    setRefused({});
    try {
      const sent = { ...over.values, ...toSend.changes };
      const answer = await save(sent, over.version, toSend.changes);
      setDraft((typed) => unsavedAfter(typed, { base: over, changes: toSend.changes }));
      setWasSubmitted(false);
      setConflict(undefined);
      showNotice({ id: 'saved', type: 'SUCCESS', message: doneText?.(answer, sent) ?? t('saved') });
    } catch (error) {
      refuse(error, { base: over, changes: toSend.changes });
    } finally {
      setIsSaving(false);
    }
  }

  function refuse(error: unknown, sent: FormDraft<V>) {
    if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) {
      const row = rowIn ? rowIn(error.detail.row) : error.detail.row;
      if (row !== undefined) return setConflict(conflictOf(sent, { ...error.detail, row }, valuesOf));
    }
    if (onGone && isApiError(error, 'NOT_FOUND')) return onGone();
    const wrong = wrongFields(error, (path) => fieldOf?.(path) ?? fieldAt(saved, path));
    if (!wrong) return reportRefusal(error);
    // Renders the errors first: `focusField` finds the invalid input of a field with several inputs by
    // `aria-invalid`.
    flushSync(() => setRefused(wrong));
    focusField(element.current, Object.keys(wrong));
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (isSaving || image.isWaiting) return;
    // The notice of the previous save would cover the result of this one.
    removeNotice('saved');
    flushSync(() => setWasSubmitted(true));
    const wrong = Object.keys(problems);
    if (wrong.length > 0) return focusField(element.current, wrong);
    if (image.isUnderway) {
      // Saves by itself once the image is there, with whatever was typed meanwhile.
      if (await image.wait()) return latestSubmit.current();
      return focusField(element.current, [imageField.current ?? wholeForm]);
    }
    if (changedNames(draft).length > 0) await send(draft, base);
  }

  const latestSubmit = useRef(submit);
  useEffect(() => {
    latestSubmit.current = submit;
  });

  function resolveConflict(giveUp: ReadonlySet<string> | undefined) {
    setConflict(undefined);
    if (!conflict || !giveUp) return;
    const next = merged(draft, conflict.theirs, giveUp);
    setDraft(next);
    if (changedNames(next).length > 0) void send(next, conflict.theirs);
  }

  const errorOf = (name: Name<V>) => refused[name] ?? (wasSubmitted ? problems[name] : undefined);

  return {
    values,
    baseValues: base.values,
    set,
    errorOf,
    field: (name) => ({
      ...{ name, value: values[name], error: errorOf(name) },
      onChange: (value) => set(name, value),
    }),
    isDirty: changedNames(draft).length > 0,
    isSaving: isSaving || image.isWaiting,
    image,
    expectImage(name, sending) {
      imageField.current = name;
      void image.expect(sending);
    },
    submit,
    reset,
    refuse: (error) => refuse(error, { base, changes: draft.changes }),
    conflict,
    resolveConflict,
    formError: refused[wholeForm],
    element,
  };
}
