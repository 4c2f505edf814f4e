import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** Serves the built files of an app. Files with a hash in their name are cached forever, others are revalidated. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // One route per file; all other paths are handled by the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/index.html', '**/manifest.json', '**/service-worker.js'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'public, no-cache');
    },
  });
}
