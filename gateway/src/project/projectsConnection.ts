import type { CompanyProjectsArgs, RequireFields } from "../__generated__/resolvers.ts";
import { collatorOf } from "../collator.ts";
import { listOfProjects } from "../company/listOfProjects.ts";
import { connectionOf, readWindow } from "../connection.ts";
import type { Context } from "../context.ts";
import { projectOrder } from "./projectOrder.ts";
import { storedProjects } from "./storedProjects.ts";

type Arguments = RequireFields<CompanyProjectsArgs, "archived" | "first">;

const byName = { field: "NAME", direction: "ASC" } as const;

/** A page of a company's projects. The service neither filters nor orders: unless its own order will do, the whole list is gathered first. */
export async function projectsConnection(companyId: string, args: Arguments, context: Context) {
  const { field, direction } = { ...byName, ...args.orderBy };
  if (field === "STORED") return storedProjects(companyId, args, context);
  const window = readWindow(args);
  const { nodes } = await listOfProjects(companyId, args.archived, context).all();
  const language = await context.loaders.language();
  // An accent may be a letter's own or follow it; both are written and found alike.
  const fold = (text: string) => text.normalize("NFC").toLocaleLowerCase(language);
  const wanted = fold(args.name?.trim() ?? "");
  const found = nodes.filter(
    ({ name, status }) => fold(name).includes(wanted) && (!args.status || status === args.status),
  );
  return connectionOf(found.sort(projectOrder({ field, direction }, collatorOf(language))), window);
}
