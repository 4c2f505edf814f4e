import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { myStoresQuery } from '#hub/stores/stores.api.ts';

/** Refetches the person's rights, then loads the screen again. */
export function useReloadScreen() {
  const queryClient = useQueryClient();
  const router = useRouter();

  return async () => {
    try {
      await queryClient.fetchQuery({ ...myStoresQuery(), staleTime: 0 });
      await router.invalidate();
    } catch (error) {
      reportError(error);
    }
  };
}
