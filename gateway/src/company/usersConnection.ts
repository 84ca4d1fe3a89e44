import type { CompanyUsersArgs, RequireFields } from "../__generated__/resolvers.ts";
import { connectionOf, readWindow } from "../connection.ts";
import type { Context } from "../context.ts";
import { gatherUsers } from "./gatherUsers.ts";

type Arguments = RequireFields<CompanyUsersArgs, "active" | "first">;

/** A page of a company's users. The service orders them otherwise than people do, so the whole list is gathered first. */
export async function usersConnection(companyId: string, args: Arguments, context: Context) {
  const window = readWindow(args);
  const { nodes } = await gatherUsers(companyId, args.active ? "active" : "all", context);
  return connectionOf(nodes, window);
}
