import type { Handlers } from "../http/operation.ts";
import { reopenInstallation } from "./reopenInstallation.ts";
import { releaseInstallation, returnInstallation } from "./review.ts";

export const reviewHandlers = {
  reopenInstallation,
  releaseInstallation,
  returnInstallation,
} satisfies Partial<Handlers>;
