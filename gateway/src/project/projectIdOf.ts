import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";

/**
 * The REST id in a project's global id.
 * @throws NOT_FOUND for any other text
 */
export function projectIdOf(globalId: string): string {
  const [projectId] = idsOf("Project", globalId) ?? [];
  if (!projectId) throw clientError("NOT_FOUND", "There is no project with this id.");
  return projectId;
}
