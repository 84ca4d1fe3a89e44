import type { Context } from "../context.ts";
import type { Resending } from "./Sending.ts";

/** The project of a payload, as it is after the sending. */
export const sentProject = {
  project: ({ projectId }: Resending, _: unknown, { loaders }: Context) => loaders.project.load(projectId),
};
