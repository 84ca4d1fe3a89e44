import type { Language } from "../__generated__/resolvers.ts";
import type { TokenSource } from "../rest/client.ts";
import type { Absence } from "./absence.ts";
import type { Tokens } from "./userPool.ts";

export type Viewer = { userId: string };

/** Who is asking, for one request. The tokens stay in here. */
export type Session = TokenSource & {
  viewer(): Viewer | null;
  isBearer: boolean;
  /** In which the asking page is shown, by its cookie: another of the user's browsers may show another. Null for a bearer. */
  language(): Language | null;
  /** Why there is no viewer, in the words for clients: for what needs REST's data, or for what concerns the session itself. */
  whyNot(asked?: keyof Absence): string;
  /** Takes up a new session after sign-in, without telling the browser yet. */
  start(tokens: Tokens): Promise<void>;
  /** Writes the started session into cookies. One that was in them ends; gives its refresh token for the pool to revoke. */
  keep(): Promise<string | null>;
  /** Ends the session here and now, and gives its refresh token for the pool to revoke. */
  signOut(): Promise<string | null>;
};
