// Compiled against the packed package. The compiler must refuse each line below @ts-expect-error.
import {
  type ApiError,
  type Connection,
  createClient,
  optionsFromEnvironment,
  verifyWebhook,
} from "@fjallum/warranty-client";
import type { CreateProjectInput, User, UserErrorCode } from "@fjallum/warranty-client/schema";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

declare const projects: TypedDocumentNode<
  { program: { projects: { edges: { node: { name: string } }[]; pageInfo: { hasNextPage: boolean } } } | null },
  { first: number; after?: string | null }
>;
declare const viewer: TypedDocumentNode<{ viewer: { email: string } | null }, { [key: string]: never }>;
declare const everyProject: TypedDocumentNode<
  { program: { company: { projects: { edges: { node: { name: string; city: string | null } }[] } } } | null },
  { [key: string]: never }
>;
declare const input: CreateProjectInput;

const client = createClient(optionsFromEnvironment({}));
createClient({ gateway: "https://a", auth: { token: async () => "T" }, timeoutMs: 1 });
const person = { userPool: "https://b", userPoolId: "eu-north-1_a", clientId: "c", email: "a@b", password: "p" };
createClient({ gateway: "https://a", auth: { ...person, code: async () => "123456", newPassword: "q" } });
// @ts-expect-error A program needs its secret.
createClient({ gateway: "https://a", auth: { userPool: "https://b", clientId: "c" } });

export async function use(error: ApiError): Promise<(string | null | undefined)[]> {
  const { program } = await client.ask(projects, { first: 5 }, { signal: AbortSignal.timeout(1) });
  const me = await client.ask(viewer);
  const text = await client.ask<{ links: string[] }>("{ links }", { any: 1 });
  // @ts-expect-error The document needs `first`.
  await client.ask(projects);
  // @ts-expect-error `first` is a number.
  await client.ask(projects, { first: "5" });
  const { project } = await client.change("createProject", input, "project { id }", { idempotencyKey: "order-1" });
  // @ts-expect-error No mutation has this name.
  await client.change("makeProject", input, "project { id }");
  // @ts-expect-error The input of `createProject` has no title.
  await client.change("createProject", { title: "Solbacken" }, "project { id }");
  // @ts-expect-error The selection may have left out the project or its id.
  project.id.trim();
  const names: string[] = [];
  const rows = client.rows(projects, { first: 100 }, (data) => data.program?.projects);
  for await (const { name } of rows) names.push(name);
  type Answer = { program: { company: { users: Connection<Pick<User, "email">> } } };
  for await (const { email } of client.rows("{ program }", {}, ({ program }: Answer) => program.company.users))
    names.push(email);
  for await (const { name, city, __errors } of client.exportRows(everyProject, { signal: AbortSignal.timeout(1) }))
    names.push(name, city ?? "", ...(__errors ?? []).map(({ message }) => message));
  for await (const { email } of client.exportRows<Pick<User, "email">>("{ program }")) names.push(email);
  // @ts-expect-error An export has no variables.
  client.exportRows(projects);
  const event = verifyWebhook("", {}, ["new", "old"]);
  const number: string | null = event.type === "certificate.sent" ? event.data.certificateNumber : null;
  const isCopy: boolean = event.type === "certificate.delivery_failed" && event.data.copy;
  // @ts-expect-error There is no such event.
  if (event.type === "certificate.lost") names.push(event.id);
  const codes: UserErrorCode[] = error.userErrors.map(({ code }) => code);
  return [
    program?.projects.edges[0]?.node.name,
    me.viewer?.email,
    project?.rootFolder?.id,
    number,
    String(isCopy),
    ...text.links,
    ...codes,
  ];
}
