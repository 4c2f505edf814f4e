import { inspect } from 'node:util';
import { ConfigError } from './config.ts';
import { CannotStart } from './db/cannot-start.ts';
import en from './exit-with-message.en.json' with { type: 'json' };
import ko from './exit-with-message.ko.json' with { type: 'json' };

/** Exits with the plain message of an error that the operator can fix, or with the stack of any other error. */
export function exitWithMessage(error: unknown): never {
  const isKnown = error instanceof ConfigError || error instanceof CannotStart;
  const words = isKnown ? error.message : (portTaken(error) ?? inspect(error));
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

function portTaken(error: unknown): string | undefined {
  const { code, port } = error as { code?: string; port?: number };
  if (code !== 'EADDRINUSE') return undefined;
  return new CannotStart({ ko: ko.portTaken, en: en.portTaken }, { port: String(port) }).message;
}
