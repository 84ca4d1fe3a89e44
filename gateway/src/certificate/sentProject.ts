import type { Context } from "../context.ts";
import { inProject } from "./inProject.ts";
import type { Resending } from "./Sending.ts";

/** The project and the certificates of a payload, as they are after the sending. */
export const sentProject = {
  certificates: ({ projectId, certificates }: Resending) => inProject(certificates, projectId),
  project: ({ projectId }: Resending, _: unknown, { loaders }: Context) => loaders.project.load(projectId),
};
