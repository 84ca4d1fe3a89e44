import type { Effect } from "./rest/RestCase.ts";

/** Options of a run against a deployed service. */
export type Options = {
  /** Words or a number that find a product of a fixed length. */
  product: string;
};

/** A confirmed account of no company, and the token of the invitation that was mailed to it last. */
export type Invitee = { email: string; accessToken: string; readInvitation(): Promise<string> };

/** A REST v1 service and the account to use. */
export type Target = {
  /** Without `v1`. */
  url: string;
  token: string;
  /** The gateway's own variables, with which it verifies the token. */
  environment: Record<string, string>;
  may: Effect;
  options: Options;
  /** The code of a certificate, where one is known. */
  certificateCode: string | null;
  /** Makes an account of no company, where that can be done. */
  createInvitee: (() => Promise<Invitee>) | null;
};
