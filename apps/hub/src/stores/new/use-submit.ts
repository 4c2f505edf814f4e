import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { agreementsOf } from '@maru/ui/terms/terms-answers.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFindOpened, useOpenStore } from './new-store.api.ts';
import { afterRefusal, type NewStore, requestOf } from './new-store.ts';

export type Opened = { storeId: string; isImageLost: boolean };

type SubmitOptions = {
  store: NewStore;
  groups: readonly TermsGroup[];
  onChange: (part: Partial<NewStore>) => void;
  onOpened: (opened: Opened) => void;
};

/** Sends the draft with its idempotency key, and handles refusals. */
export function useSubmit({ store, groups, onChange, onOpened }: SubmitOptions) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOpenStore();
  const findOpened = useFindOpened();
  const [refusal, setRefusal] = useState<{ words: string; isUnverified: boolean }>();

  async function submit() {
    const request = requestOf(store, agreementsOf(groups, store.answers));
    if (!request || isPending) return;
    setRefusal(undefined);
    onChange({ sentName: store.basics.name });
    try {
      onOpened(await mutateAsync({ request, key: store.key }));
    } catch (error) {
      await refuse(error).catch(reportError);
    }
  }

  async function refuse(error: unknown) {
    if (isApiError(error, 'IDEMPOTENCY_KEY_REUSED')) {
      // An earlier request did arrive, and the draft was changed since.
      const storeId = await findOpened(store.sentName ?? store.basics.name);
      if (storeId) return onOpened({ storeId, isImageLost: false });
    }
    onChange(afterRefusal(error) ?? {});
    if (isApiError(error, 'TERMS_NOT_AGREED')) {
      await queryClient.invalidateQueries({ queryKey: ['terms', 'STORE'] });
    }
    const words = errorWords(error);
    if (!isApiError(error) || words === undefined) return reportError(error);
    setRefusal({ words, isUnverified: error.code === 'OWN_EMAIL_NOT_VERIFIED' });
  }

  return { submit, isPending, refusal };
}
