import type { Caller } from "../test/createCaller.ts";
import type { Random } from "../test/fuzz/createRandom.ts";
import { pageDocument } from "../test/pageDocument.ts";

/** The result of an operation. `code` is `OK`, the first error's code, or the connection's error. */
export type Answered = { name: string; code: string; milliseconds: number };
type Note = (answered: Answered) => void;

type Project = { projectId: string };
type Lists = { viewer: { company: { projectPages: { page: { nodes: Project[] } | null } } | null } | null };
type Opened = { project: { rootFolder: { id: string } | null } | null };

/** Works like an office: reads with the web client's operations, and sometimes creates and deletes a folder. */
export async function simulateUser(caller: Caller, random: Random, note: Note): Promise<void> {
  const ask = <T>(name: string, variables = {}) => send<T>(caller, name, variables, note);
  const firstPage = { archived: random.below(4) === 0, language: "sv", offset: 0 };
  const lists = await ask<Lists>("ProjectListPageQuery", firstPage);
  const projects = lists?.viewer?.company?.projectPages.page?.nodes ?? [];
  if (projects.length === 0) return;
  const opened = await ask<Opened>("ProjectPageQuery", { projectId: random.one(projects).projectId });
  const parentFolderId = opened?.project?.rootFolder?.id;
  if (random.below(3) > 0 || parentFolderId === undefined) return void (await ask("AccountPageQuery"));
  const title = `Plan ${crypto.randomUUID()}`;
  const folderId = idOf(title, await ask("useCreateFolderMutation", { input: { parentFolderId, title } }));
  if (folderId === null) return;
  await ask("useUpdateFolderMutation", { input: { folderId, title: "Källare" } });
  await ask("useDeleteFolderMutation", { input: { folderId } });
}

async function send<T>(caller: Caller, name: string, variables: object, note: Note): Promise<T | null> {
  const start = performance.now();
  const tell = (code: string) => note({ name, code, milliseconds: performance.now() - start });
  try {
    const { status, data, errors } = await caller.send<T>(pageDocument(name), variables);
    tell(errors?.[0]?.extensions.code ?? refusalIn(data) ?? (status === 200 ? "OK" : `status ${status}`));
    return data ?? null;
  } catch (error) {
    tell(error instanceof Error && "code" in error ? String(error.code) : String(error));
    return null;
  }
}

function refusalIn(data: unknown): string | undefined {
  const payloads = Object.values(data ?? {}) as ({ userErrors?: { code: string }[] } | null)[];
  return payloads[0]?.userErrors?.[0]?.code;
}

function idOf(title: string, answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  if ("title" in answer && answer.title === title && "id" in answer) return String(answer.id);
  for (const part of Object.values(answer)) {
    const found = idOf(title, part);
    if (found !== null) return found;
  }
  return null;
}
