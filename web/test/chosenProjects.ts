import { expect } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "./mockAnswer.ts";
import { type openProjectList, project } from "./openProjectList.tsx";

type Opened = Awaited<ReturnType<typeof openProjectList>>;

export const five = ["Ask", "Bok", "Ek", "Lind", "Rönn"].map((name) => project(name, name));
export const box = (name: string) => screen.getByRole("checkbox", { name });
export const ticked = () =>
  screen.getAllByRole("checkbox", { checked: true }).map((each) => each.getAttribute("aria-label")?.slice(5));
export const bar = () => screen.findByRole("region", { name: "Ticked projects" });
export async function archive() {
  await press("Archive");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Archive" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function moveUnderWay({ environment }: Opened) {
  const isMove = ({ request }: { request: { node: { operation: { name: string } } } }) =>
    /^useMoveProject(Archive|Activate)/.test(request.node.operation.name);
  await waitFor(() => expect(environment.mock.getAllOperations().filter(isMove)).toHaveLength(1));
  const [operation] = environment.mock.getAllOperations().filter(isMove);
  if (!operation) throw new Error("No move is under way");
  return operation;
}

export async function answerMove(opened: Opened, code?: string) {
  const { environment, service } = opened;
  const operation = await moveUnderWay(opened);
  const { node, variables } = operation.request;
  const { projectId } = variables.input;
  const field = node.operation.name === "useMoveProjectArchiveMutation" ? "archiveProject" : "activateProject";
  const name = projectId.slice(1);
  const moved = { ...project(name, name), archived: field === "archiveProject" };
  const answer = code ? { project: null, userErrors: [{ code }] } : { project: moved, userErrors: [] };
  if (!code) service.nodes = service.nodes.map((each) => (each.id === projectId ? moved : each));
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { [field]: answer })));
  return [field, projectId];
}

export async function refuseMoveByRate(opened: Opened) {
  const operation = await moveUnderWay(opened);
  const refusal = Object.assign(new Error("Too many operations"), {
    source: { errors: [{ message: "Too many operations", extensions: { code: "RATE_LIMITED" } }] },
  });
  await act(async () => opened.environment.mock.reject(operation, refusal));
}
