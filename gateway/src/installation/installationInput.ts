import type { UserError } from "../__generated__/resolvers.ts";
import { idsOf } from "../globalId.ts";
import { userError } from "../userErrors.ts";
import { requireFields } from "../validation.ts";

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
