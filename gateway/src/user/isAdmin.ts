import type { RestUser } from "../rest/types.ts";

/** Admins and owners. Decides what is offered; the REST service decides what is done. */
export function isAdmin(user: Pick<RestUser, "role"> | null): boolean {
  return user !== null && user.role !== "user";
}

/** Whether the viewer may change what is an admin's to change of this user. An owner is left to owners. */
export function isManagedBy(user: Pick<RestUser, "role">, viewer: Pick<RestUser, "role"> | null): boolean {
  return viewer !== null && isAdmin(viewer) && (user.role !== "owner" || viewer.role === "owner");
}
