import { z } from 'zod';
import { admin, anyone, endpoint } from '../endpoint.ts';
import { Id, Instant, text } from '../fields.ts';
import { languages } from '../language.ts';
import { Page, pageInput } from '../lists.ts';
import { applicationStatuses } from '../stores/application.ts';
import { Extension, InquiryEmail, InquiryName, InquiryPhone, InquiryText } from './inquiry-fields.ts';
import { longestAnswer, longestNote } from './inquiry-rules.ts';
import { answerDeliveries, closeReasons, inquiryStates } from './inquiry-states.ts';

export const submitInquiry = endpoint({
  name: 'submitInquiry',
  method: 'POST',
  path: '/v6/cm/inquiry',
  summary:
    'Sends a question to the operator of the platform. The same question sent again within ten minutes counts once. The answer comes by e-mail.',
  access: [anyone],
  input: z.strictObject({
    name: InquiryName,
    email: InquiryEmail,
    phone: InquiryPhone,
    extension: Extension,
    content: InquiryText,
    /** Answers to the articles of scope INQUIRY. */
    consents: z.array(z.strictObject({ articlesId: Id, agreed: z.boolean() })).max(20),
  }),
  output: z.object({ receivedAt: Instant, dueAt: Instant }),
  errors: ['TERMS_NOT_AGREED', 'TOO_MANY_REQUESTS'],
});

/** The admin who took the inquiry. */
const Taken = z.object({ id: Id, name: z.string(), at: Instant });

/** The admin who closed an inquiry without an answer. */
const Closed = z.object({ name: z.string(), at: Instant, reason: z.enum(closeReasons) });

/** An inquiry in lists, masked. */
const InquiryRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The beginning of the text in one line. */
  excerpt: z.string(),
  receivedAt: Instant,
  dueAt: Instant,
  answeredAt: Instant.nullable(),
  closed: Closed.nullable(),
  taken: Taken.nullable(),
  /** The outcome of the latest answer; null without one. */
  delivery: z.enum(answerDeliveries).nullable(),
});

const Inquiry = InquiryRow.omit({ excerpt: true, delivery: true }).extend({
  isMasked: z.boolean(),
  extension: z.string(),
  content: z.string(),
  /** Language of the page on which the question was asked; the answer is mailed in this language. */
  language: z.enum(languages),
  /** Oldest first. */
  answers: z.array(
    z.object({
      id: Id,
      content: z.string(),
      authorId: Id,
      authorName: z.string(),
      at: Instant,
      delivery: z.enum(answerDeliveries),
    }),
  ),
  /** Notes by admins for admins, newest first. */
  notes: z.array(z.object({ id: Id, content: z.string(), authorName: z.string(), at: Instant })),
  /** Stores of accounts with this verified e-mail address or phone. The identity of the sender was not checked. */
  stores: z.array(z.object({ id: Id, name: z.string(), applicationStatus: z.enum(applicationStatuses) })),
});

export const listInquiries = endpoint({
  name: 'listInquiries',
  method: 'GET',
  path: '/v6/cm/inquiry',
  summary:
    'Inquiries, masked: waiting ones first, by the longest wait, then answered and closed ones, each newest first. Searched by the beginning of a name or its initial consonants, a whole e-mail address, a whole number or its last four digits.',
  access: [admin],
  input: z.strictObject({
    state: z.enum(inquiryStates).default('ALL'),
    stringToSearch: text(100).default(''),
    ...pageInput,
  }),
  output: Page(InquiryRow),
  errors: [],
});

export const getInquiry = endpoint({
  name: 'getInquiry',
  method: 'GET',
  path: '/v6/cm/inquiry/:inquiryId',
  summary: 'One inquiry, masked.',
  access: [admin],
  input: z.strictObject({ inquiryId: Id }),
  output: Inquiry,
  errors: ['NOT_FOUND'],
});

export const unmaskInquiry = endpoint({
  name: 'unmaskInquiry',
  method: 'POST',
  path: '/v6/cm/inquiry/:inquiryId/unmask',
  summary:
    'One inquiry with its sender and whole text unmasked. Needs a reason, is logged, and is limited per admin and hour.',
  access: [admin],
  input: z.strictObject({ inquiryId: Id, reason: text(100, 1) }),
  output: Inquiry,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const takeInquiry = endpoint({
  name: 'takeInquiry',
  method: 'POST',
  path: '/v6/cm/inquiry/:inquiryId/take',
  summary:
    'Assigns an inquiry to the caller, or releases it. Refused if another admin has taken it, unless `insteadOf` names that admin.',
  access: [admin],
  input: z.strictObject({ inquiryId: Id, isMine: z.boolean(), insteadOf: Id.optional() }),
  output: Inquiry,
  errors: ['NOT_FOUND', 'INQUIRY_TAKEN', 'INQUIRY_ANSWERED', 'INQUIRY_CLOSED'],
});

/**
 * Contains no texts, because the answer of an idempotent call is stored unencrypted and the texts of an inquiry
 * must be encrypted at rest.
 */
const Acted = z.object({ id: Id });

export const addInquiryNote = endpoint({
  name: 'addInquiryNote',
  method: 'POST',
  path: '/v6/cm/inquiry/:inquiryId/note',
  summary: 'Adds a note for admins.',
  access: [admin],
  input: z.strictObject({ inquiryId: Id, content: text(longestNote, 1) }),
  output: Acted,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const answerInquiry = endpoint({
  name: 'answerInquiry',
  method: 'POST',
  path: '/v6/cm/inquiry/:inquiryId/answer',
  summary:
    'Mails the answer to the sender. Refused while another admin has taken the inquiry, and once it is answered or closed.',
  access: [admin],
  input: z.strictObject({ inquiryId: Id, content: text(longestAnswer, 1) }),
  output: Acted,
  errors: ['NOT_FOUND', 'INQUIRY_TAKEN', 'INQUIRY_ANSWERED', 'INQUIRY_CLOSED'],
  idempotent: true,
});

export const closeInquiry = endpoint({
  name: 'closeInquiry',
  method: 'POST',
  path: '/v6/cm/inquiry/:inquiryId/close',
  summary:
    'Closes an inquiry without an answer; nothing is mailed. Refused while another admin has taken it, and once it is answered or closed.',
  access: [admin],
  input: z.strictObject({ inquiryId: Id, reason: z.enum(closeReasons) }),
  output: Acted,
  errors: ['NOT_FOUND', 'INQUIRY_TAKEN', 'INQUIRY_ANSWERED', 'INQUIRY_CLOSED'],
  idempotent: true,
});

export const reopenInquiry = endpoint({
  name: 'reopenInquiry',
  method: 'POST',
  path: '/v6/cm/inquiry/:inquiryId/reopen',
  summary:
    'Reopens a closed inquiry, which then waits again with its original time. An inquiry that is not closed stays unchanged.',
  access: [admin],
  input: z.strictObject({ inquiryId: Id }),
  output: Inquiry,
  errors: ['NOT_FOUND'],
});

export const inquiryEndpoints = [
  submitInquiry,
  listInquiries,
  getInquiry,
  unmaskInquiry,
  takeInquiry,
  addInquiryNote,
  answerInquiry,
  closeInquiry,
  reopenInquiry,
];
