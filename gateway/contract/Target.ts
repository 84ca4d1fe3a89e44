/** A case changes nothing, changes only objects that it made, or has an effect that lasts. */
export type Effect = "reads" | "writes" | "lasts";

const order: Effect[] = ["reads", "writes", "lasts"];

export const isWithin = (effect: Effect, may: Effect) => order.indexOf(effect) <= order.indexOf(may);

export const hintFor = (effect: Effect) => `set CONTRACT_WRITE=${effect === "lasts" ? "all" : "1"} to try it`;

export type Options = {
  /** Search words or a number that find a product of fixed length. */
  product: string;
  /** The address of the web client, which passkeys belong to. */
  webUrl?: string;
};

/** A confirmed account without company, and the token of its last invitation mail. */
export type Invitee = { email: string; accessToken: string; readInvitation(): Promise<string> };

/** A REST v1 service and the account to use. */
export type Target = {
  /** The address without `v1`. */
  url: string;
  token: string;
  /** The gateway's variables, needed to verify the token. */
  environment: Record<string, string>;
  may: Effect;
  options: Options;
  certificateCode: string | null;
  /** Null if the run cannot create an account without company. */
  createInvitee: (() => Promise<Invitee>) | null;
};
