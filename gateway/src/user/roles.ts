import type { Role } from "../__generated__/resolvers.ts";
import type { RestUser } from "../rest/types.ts";

/** Roles as REST names them, and as the schema does. */
export const roles: Record<RestUser["role"], Role> = { admin: "ADMIN", owner: "OWNER", user: "USER" };

/** The other way round. */
export const restRoles: Record<Role, RestUser["role"]> = { ADMIN: "admin", OWNER: "owner", USER: "user" };
