import type { FastifyInstance } from 'fastify';

/** A PUT to `url` with these headers. */
export type UploadTarget = { url: string; headers: Record<string, string> };

/** The first bytes of a file, the length of the whole, and a version that changes with its content. */
export type Beginning = { bytes: Buffer; length: number; version: string };

/**
 * Stores the bytes of files. Keys are ours: purpose, owner and id, or `incoming/<id>` before the inspection. A link or
 * cookie gives access only to what it was signed for, until `expiresAt`. `pageOrigin` is the origin of the page that
 * uses it. Calls that reach the storage throw if it does not answer.
 */
export type FileStorage = {
  /** Accepts exactly `bytes` bytes of that type. */
  signUpload(upload: {
    key: string;
    contentType: string;
    bytes: number;
    pageOrigin: string;
    expiresAt: Date;
  }): Promise<UploadTarget>;
  signAccess(access: { key: string; pageOrigin: string; expiresAt: Date }): Promise<string>;
  /** `folder` ends with a slash; `cookies` are Set-Cookie values. */
  signFolder(access: {
    folder: string;
    pageOrigin: string;
    expiresAt: Date;
  }): Promise<{ folderUrl: string; cookies: string[] }>;
  /** The first `most` bytes; undefined if the key does not exist. */
  read(key: string, most: number): Promise<Beginning | undefined>;
  /** Writes once: false, without a change, if the key exists. */
  write(key: string, file: { bytes: Buffer; contentType: string }): Promise<boolean>;
  /** Copies the file under `from` once: false if its version changed or `key` exists. */
  adopt(key: string, from: { key: string; version: string; contentType: string }): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Deletes files in `incoming/` that are older than `before`. */
  deleteIncomingBefore(before: Date): Promise<void>;
  /** Registers the routes that our own server serves, on each origin. */
  register(origin: FastifyInstance): void;
};
