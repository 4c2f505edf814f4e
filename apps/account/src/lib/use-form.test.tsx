import ko from '@maru/contract/errors.ko.json' with { type: 'json' };
import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import { ApiError } from '@maru/web/api-error.ts';
import i18next from 'i18next';
import type { FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'ko', ns: ['errors'], resources: { ko: { errors: ko } } });
});
afterEach(() => {
  for (const { id } of pageNotices.read()) pageNotices.remove(id);
});

type Asked = { send: () => Promise<void>; take: (onSubmit: (event: FormEvent) => void) => void };

function Form({ send, take }: Asked) {
  take(useForm({ values: { username: '' }, onChange: () => undefined, send }).props.onSubmit);
  return null;
}

/** Submits a form with the field `username`, whose call is refused. */
function submitRefused(error: ApiError) {
  const send = vi.fn(() => Promise.reject(error));
  const take = vi.fn<Asked['take']>();
  renderToStaticMarkup(<Form send={send} take={take} />);
  take.mock.lastCall?.[0]({ preventDefault: () => undefined } as FormEvent);
  expect(send).toHaveBeenCalledOnce();
}

const wrong = (fields: object) =>
  new ApiError(400, { status: 'WRONG_FORMAT', message: '', fields: { ...fields } });

test('a refusal that names no field of the form becomes a notice', async () => {
  submitRefused(wrong({ other: 'required' }));
  await vi.waitFor(() =>
    expect(pageNotices.read()).toMatchObject([{ type: 'ERROR', message: ko.WRONG_FORMAT }]),
  );
});

test('a refusal that names a field of the form becomes no notice', async () => {
  submitRefused(wrong({ username: 'notCorrectEmailForm' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(pageNotices.read()).toEqual([]);
});
