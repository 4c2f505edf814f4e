import type { SmsForm } from '../sms/sms-form.ts';

/** One model of channels and templates for all dealers. */
export type ChannelStatus = 'ACTIVE' | 'BLOCKED' | 'DELETED';
export type TemplateStatus = 'READY' | 'ACTIVE' | 'STOPPED';
export type InspectionStatus = 'REGISTERED' | 'REQUESTED' | 'INSPECTING' | 'APPROVED' | 'REJECTED';

export type KakaoChannel = {
  id: string;
  name: string;
  status: ChannelStatus;
  /** Whether the dealer sends a text itself if Kakao fails. */
  smsFailover: boolean;
  /** Values of the dealer that we do not know; they count as not sendable. */
  unknown: readonly string[];
};

export type KakaoButton = { type: string; name: string; linkMobile: string | null; linkPc: string | null };

export type KakaoTemplate = {
  channelId: string;
  code: string;
  name: string;
  /** With variables such as `#{store}`. */
  content: string;
  buttons: readonly KakaoButton[];
  status: TemplateStatus;
  inspectionStatus: InspectionStatus;
  inspectionComment: string | null;
  unknown: readonly string[];
};

/**
 * An outgoing message: `to` is E.164, `id` our message's id, `shownAs` stands for the number where people read it. Some
 * dealers take the final text, others the variables.
 */
export type OutgoingKakao = {
  id: string;
  to: string;
  shownAs?: string;
  channelId: string;
  templateCode: string;
  text: string;
  buttons: readonly KakaoButton[];
  variables: Readonly<Record<string, string>>;
  /** The text that the dealer sends if Kakao fails; undefined if we send it ourselves. */
  failover: SmsForm | undefined;
};

/** The outcome reported by the dealer; the last two only if it was given a fallback text. */
export type KakaoOutcome = {
  state: 'PENDING' | 'DELIVERED' | 'FAILED' | 'FALLBACK_SENT' | 'FALLBACK_FAILED';
  /** The dealer's code, for the log. */
  code?: string | undefined;
};

/** Port to Kakao. Throws `Undeliverable` if a retry is useless. Errors contain neither recipients nor texts. */
export type KakaoProvider = {
  name: string;
  /** The channel that our messages use. */
  channelId: string;
  /** Returns the dealer's id of the message, for `outcomeOf`. */
  send(message: OutgoingKakao): Promise<string>;
  outcomeOf(providerMessageId: string): Promise<KakaoOutcome>;
  listChannels(): Promise<KakaoChannel[]>;
  listTemplates(channelId: string): Promise<KakaoTemplate[]>;
};
