import type { UserError } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";
import { userError } from "../userErrors.ts";
import { requireFields } from "../validation.ts";
import type { InstallationKey } from "./Installation.ts";

/** @throws NOT_FOUND for a text that is no installation's global id */
export function parseInstallationId(globalId: string): InstallationKey {
  const [projectId, installationId] = idsOf("Installation", globalId) ?? [];
  if (!projectId || !installationId) throw clientError("NOT_FOUND", "There is no installation with this id.");
  return { projectId, installationId };
}

type Input = { title: string; installerId: string };
type Form = { body: Input; userErrors: UserError[] };

/** Title and installer as REST takes them, and what is wrong with them. */
export function parseInstallationInput(input: Input): Form {
  const title = input.title.trim();
  const chosen = input.installerId.trim();
  const userErrors = requireFields(
    { title, installerId: chosen },
    {
      title: ["TITLE_REQUIRED", "Installation name is required"],
      installerId: ["INSTALLER_REQUIRED", "Installer is required"],
    },
  );
  const [installerId = ""] = idsOf("User", chosen) ?? [];
  if (chosen !== "" && installerId === "") {
    userErrors.push(userError("INSTALLER_NOT_ALLOWED", "There is no such installer", "installerId"));
  }
  return { body: { title, installerId }, userErrors };
}
