import type { OutputOf } from '@maru/contract/endpoint.ts';
import { agreeToTerms, getOwnTerms } from '@maru/contract/terms/terms.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

export type OwnTerms = OutputOf<typeof getOwnTerms>;
export type ComingArticle = OwnTerms['coming'][number];

/** Fetched once when the hub opens, so that nobody is interrupted at the till. */
export const ownTermsQuery = (language: string) =>
  queryOptions({
    queryKey: ['terms', 'own', language],
    queryFn: ({ signal }) => fetchOwnTerms(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Refetches the terms, without a notice if there is no answer. */
export async function readOwnTerms(queryClient: QueryClient, language: string): Promise<void> {
  queryClient.setQueryData(ownTermsQuery(language).queryKey, await fetchOwnTerms());
}

/** Postpones asking until the server has answered again, also on other screens. */
export function putOffAgreeing(queryClient: QueryClient, language: string): void {
  queryClient.setQueryData(ownTermsQuery(language).queryKey, (own) => own && { ...own, isPutOff: true });
}

async function fetchOwnTerms(signal?: AbortSignal): Promise<OwnTerms & { isPutOff?: boolean }> {
  const own = await call(getOwnTerms, {}, signal && { signal });
  if (own.coming.length + own.toAgree.length > 0) await loadTexts('terms');
  return own;
}

export function useAgreeToTerms(language: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (consents: { articlesId: string; agreed: boolean }[]) => sendOnce(agreeToTerms, { consents }),
    onSuccess: ({ toAgree }, consents) =>
      queryClient.setQueryData(ownTermsQuery(language).queryKey, (own) =>
        own
          ? {
              toAgree,
              coming: own.coming.map((article) => ({
                ...article,
                agreed:
                  consents.find(({ articlesId }) => articlesId === article.id)?.agreed ?? article.agreed,
              })),
            }
          : own,
      ),
    // If the terms changed meanwhile, the person is asked again. The mutation cache shows a refusal.
    onSettled: (_answer, error) =>
      error ? queryClient.invalidateQueries({ queryKey: ['terms', 'own'] }) : undefined,
  });
}
