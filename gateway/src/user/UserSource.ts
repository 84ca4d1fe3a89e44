import type { RestUser } from "../rest/types.ts";

/** A whole user, or the name and id that installations and recordings carry; the rest is read when it is asked for. */
export type UserSource = RestUser | Pick<RestUser, "id" | "firstName" | "lastName">;
