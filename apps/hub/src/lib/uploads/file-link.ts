import { getFileAccessUrl } from '@maru/contract/files/files.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions } from '@tanstack/react-query';

/** A link to a file that was uploaded before. Links end, so that an old one is asked for anew. */
export const fileLinkQuery = (awsKey: string) =>
  queryOptions({
    queryKey: ['file-link', awsKey],
    queryFn: ({ signal }) => call(getFileAccessUrl, { awsKey }, { signal }),
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
