import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@maru/contract/endpoint.ts';
import type { ErrorCode } from '@maru/contract/errors.ts';
import type { Repository } from './repository.ts';

type Contract = { endpoints: readonly Endpoint[]; errors: Readonly<Record<ErrorCode, { key: string }>> };

/** Imports the contract of the given repository. */
export async function loadContract({ root }: Repository): Promise<Contract> {
  const { endpoints = [] } = await load<Pick<Contract, 'endpoints'>>(root, 'endpoints.ts');
  const { errors = {} as Contract['errors'] } = await load<Pick<Contract, 'errors'>>(root, 'errors.ts');
  return { endpoints, errors };
}

async function load<T>(root: string, name: string): Promise<Partial<T>> {
  const path = join(root, 'packages/contract/src', name);
  if (!existsSync(path)) return {};
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as T;
}
