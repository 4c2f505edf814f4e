import { createHmac } from 'node:crypto';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealed, seal, unseal } from '#server/keys/seal.ts';

/** The parts that are stored only sealed. */
export type SealedParts = { email: string; phone: string; extension: string; content: string };

const labelOf = (inquiryId: string) => `inquiry:${inquiryId}`;
const labelOfAnswer = (answerId: string) => `inquiry-answer:${answerId}`;
const labelOfNote = (noteId: string) => `inquiry-note:${noteId}`;

export function sealParts(keys: Keys, inquiryId: string, parts: SealedParts): Buffer {
  return seal(keys, labelOf(inquiryId), JSON.stringify(parts));
}

export function openParts(keys: Keys, inquiryId: string, sealed: Buffer): SealedParts {
  return JSON.parse(unseal(keys, labelOf(inquiryId), sealed)) as SealedParts;
}

export function resealedParts(keys: Keys, inquiryId: string, sealed: Buffer): Buffer | undefined {
  return resealed(keys, labelOf(inquiryId), sealed);
}

export function sealAnswer(keys: Keys, answerId: string, content: string): Buffer {
  return seal(keys, labelOfAnswer(answerId), content);
}

export function openAnswer(keys: Keys, answerId: string, sealed: Buffer): string {
  return unseal(keys, labelOfAnswer(answerId), sealed);
}

export function resealedAnswer(keys: Keys, answerId: string, sealed: Buffer): Buffer | undefined {
  return resealed(keys, labelOfAnswer(answerId), sealed);
}

export function sealNote(keys: Keys, noteId: string, content: string): Buffer {
  return seal(keys, labelOfNote(noteId), content);
}

export function openNote(keys: Keys, noteId: string, sealed: Buffer): string {
  return unseal(keys, labelOfNote(noteId), sealed);
}

export function resealedNote(keys: Keys, noteId: string, sealed: Buffer): Buffer | undefined {
  return resealed(keys, labelOfNote(noteId), sealed);
}

type Hashes = [Buffer, ...Buffer[]];

/** Hashes that find the whole address, ignoring letter case: one for each key in use, the newest first. */
export function emailHashes(keys: Keys, email: string): Hashes {
  return hashes(keys, `email:${email.toLowerCase()}`);
}

export function phoneHashes(keys: Keys, e164: string): Hashes {
  return hashes(keys, `phone:${e164}`);
}

/** A hash that is equal for equal inquiries, ignoring the letter case of the address. */
export function fingerprintOf(keys: Keys, { name, ...parts }: SealedParts & { name: string }): Buffer {
  const { email, phone, extension, content } = parts;
  return hashes(keys, JSON.stringify([name, email.toLowerCase(), phone, extension, content]))[0];
}

function hashes(keys: Keys, value: string): Hashes {
  return keys.secrets('inquiry').map((key) => createHmac('sha256', key).update(value).digest()) as Hashes;
}
