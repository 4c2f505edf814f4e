import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { publishTerms } from './publish-terms.ts';
import { readArticles } from './read-articles.ts';

type Parts = { db: Db; now: Date; log: Pick<FastifyBaseLogger, 'warn'> };

/** Publishes the articles of this release, and says in the log if a newer one has changed some of them. */
export async function publishCommittedTerms({ db, now, log }: Parts): Promise<void> {
  const { former, unknown } = await publishTerms(db, { articles: await readArticles(), now });
  if (former.length + unknown.length > 0)
    log.warn(
      { former, unknown },
      'terms left as a newer release published them: this release is an older one',
    );
}
