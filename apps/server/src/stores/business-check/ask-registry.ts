import type { FastifyBaseLogger } from 'fastify';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import type { Finding } from './record-finding.ts';

/** Asks the tax office about a number; FAILED if it does not answer. Call it outside a transaction. */
export async function askRegistry(
  registry: BusinessRegistry,
  businessNumber: string,
  log: FastifyBaseLogger,
): Promise<Finding> {
  try {
    return await registry.check(businessNumber);
  } catch (error) {
    log.warn({ err: error }, 'business number not checked');
    return { status: 'FAILED', taxType: null };
  }
}
