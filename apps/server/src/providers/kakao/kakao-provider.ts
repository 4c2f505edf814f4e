import type { SmsForm } from '../sms/sms-form.ts';

/** Channels and templates as every dealer's are kept: one model, whatever words a dealer has. */
export type ChannelStatus = 'ACTIVE' | 'BLOCKED' | 'DELETED';
export type TemplateStatus = 'READY' | 'ACTIVE' | 'STOPPED';
export type InspectionStatus = 'REGISTERED' | 'REQUESTED' | 'INSPECTING' | 'APPROVED' | 'REJECTED';

export type KakaoChannel = {
  id: string;
  name: string;
  status: ChannelStatus;
  /** Whether the dealer sends a text itself where Kakao cannot. */
  smsFailover: boolean;
  /** Words of the dealer that nobody could place; what they stand for counts as not sendable. */
  unknown: readonly string[];
};

export type KakaoButton = { type: string; name: string; linkMobile: string | null; linkPc: string | null };

export type KakaoTemplate = {
  channelId: string;
  code: string;
  name: string;
  /** With its variables, `#{store}`. */
  content: string;
  buttons: readonly KakaoButton[];
  status: TemplateStatus;
  inspectionStatus: InspectionStatus;
  inspectionComment: string | null;
  unknown: readonly string[];
};

/** A message as it leaves: `to` is E.164, `id` our message's id. Some dealers take the text, some the variables. */
export type OutgoingKakao = {
  id: string;
  to: string;
  channelId: string;
  templateCode: string;
  text: string;
  buttons: readonly KakaoButton[];
  variables: Readonly<Record<string, string>>;
  /** The text that the dealer itself sends where Kakao cannot; undefined: it sends none, we do. */
  failover: SmsForm | undefined;
};

/** What the dealer says became of it; the last two only where it was given a text to send instead. */
export type KakaoOutcome = {
  state: 'PENDING' | 'DELIVERED' | 'FAILED' | 'FALLBACK_SENT' | 'FALLBACK_FAILED';
  /** The dealer's code, for the log. */
  code?: string | undefined;
};

/**
 * The port to Kakao. Throws `Undeliverable` where another try is of no use; what it throws says nothing of whom or what.
 */
export type KakaoProvider = {
  name: string;
  /** By which our messages leave. */
  channelId: string;
  /** Answers the dealer's own id of the message, by which `outcomeOf` asks. */
  send(message: OutgoingKakao): Promise<string>;
  outcomeOf(providerMessageId: string): Promise<KakaoOutcome>;
  listChannels(): Promise<KakaoChannel[]>;
  listTemplates(channelId: string): Promise<KakaoTemplate[]>;
};
