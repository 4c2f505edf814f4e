import type { FastifyInstance } from 'fastify';

/** A PUT with these headers to `url`. */
export type UploadTarget = { url: string; headers: Record<string, string> };

/** The beginning of what lies under a key, how long the whole is, and which bytes these are. */
export type Beginning = { bytes: Buffer; length: number; version: string };

/**
 * Where the bytes of files lie. Keys are ours: purpose, owner and id, or `incoming/<id>` for what nobody has looked at yet.
 * A link or cookie opens what it was signed for until `expiresAt` and nothing else. `pageOrigin` is the origin of the page
 * that uses it. Everything that reaches out throws when the storage does not answer.
 */
export type FileStorage = {
  /** Takes exactly `bytes` bytes of that type. */
  signUpload(upload: {
    key: string;
    contentType: string;
    bytes: number;
    pageOrigin: string;
    expiresAt: Date;
  }): Promise<UploadTarget>;
  signAccess(access: { key: string; pageOrigin: string; expiresAt: Date }): Promise<string>;
  /** `folder` ends in a slash; `cookies` are values of Set-Cookie. */
  signFolder(access: {
    folder: string;
    pageOrigin: string;
    expiresAt: Date;
  }): Promise<{ folderUrl: string; cookies: string[] }>;
  /** The first `most` bytes; undefined where nothing lies there. */
  read(key: string, most: number): Promise<Beginning | undefined>;
  /** Writes once: false, and nothing is changed, where the key is taken. */
  write(key: string, file: { bytes: Buffer; contentType: string }): Promise<boolean>;
  /** Writes once what lies under `from`; false where that is no longer `version`, or `key` is taken. */
  adopt(key: string, from: { key: string; version: string; contentType: string }): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Deletes what came under `incoming/` before then. */
  deleteIncomingBefore(before: Date): Promise<void>;
  /** Serves what our own server has to, on each origin. */
  register(origin: FastifyInstance): void;
};
