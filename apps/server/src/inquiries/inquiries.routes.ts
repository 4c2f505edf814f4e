import * as wire from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { route } from '#server/http/route.ts';
import { addInquiryNoteBy } from './admin/add-inquiry-note.ts';
import { answerInquiryBy } from './admin/answer-inquiry.ts';
import { closeInquiry } from './admin/close-inquiry.ts';
import { getInquiryBy } from './admin/get-inquiry.ts';
import { listInquiriesBy } from './admin/list-inquiries.ts';
import { reopenInquiryBy } from './admin/reopen-inquiry.ts';
import { takeInquiryBy } from './admin/take-inquiry.ts';
import { unmaskInquiryBy } from './admin/unmask-inquiry.ts';
import { type SubmitParts, submitInquiryBy } from './submit-inquiry.ts';

export const inquiryRoutes = (parts: SubmitParts) => [
  route(wire.submitInquiry, submitInquiryBy(parts)),
  route(wire.listInquiries, listInquiriesBy(parts.keys)),
  route(wire.getInquiry, getInquiryBy(parts.keys)),
  route(wire.unmaskInquiry, unmaskInquiryBy(parts)),
  route(wire.takeInquiry, takeInquiryBy(parts.keys)),
  route(wire.addInquiryNote, addInquiryNoteBy(parts.keys)),
  route(wire.answerInquiry, answerInquiryBy(parts)),
  route(wire.closeInquiry, closeInquiry),
  route(wire.reopenInquiry, reopenInquiryBy(parts.keys)),
];
