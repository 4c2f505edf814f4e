import type { LogLevel } from '@maru/contract/event-log/event-log.endpoints.ts';

/** An entry as it is handed to the log. Texts are blanked and cut before they are stored. */
export type NewEntry = {
  logLevel: LogLevel;
  /** The feature or foundation, such as `orders`, `jobs`, `browser`. */
  module: string;
  /** The name of a call or a job, the path of a page. */
  subject?: string | undefined;
  /** An error code of the contract, or one of `happenings.ko.json`. */
  code?: string | undefined;
  message?: string | undefined;
  requestId?: string | undefined;
  callerId?: string | undefined;
  /** The store that the call named. */
  storeId?: string | undefined;
  deviceType?: string | null | undefined;
  clientVersion?: string | null | undefined;
  details?: Readonly<Record<string, string | number>> | undefined;
};

/** Writes without waiting, and never fails. */
export type WriteEntry = (entry: NewEntry) => void;
