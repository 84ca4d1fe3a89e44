/** How far a case may go: read, make and delete things of its own, or also do what cannot be undone. */
export type Effect = "reads" | "writes" | "lasts";

const order: Effect[] = ["reads", "writes", "lasts"];

/** Whether something of that effect may be done where at most `may` is allowed. */
export const isWithin = (effect: Effect, may: Effect) => order.indexOf(effect) <= order.indexOf(may);

export const hintFor = (effect: Effect) => `set CONTRACT_WRITE=${effect === "lasts" ? "all" : "1"} to try it`;

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
