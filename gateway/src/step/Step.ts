import type { StepResolvers } from "../__generated__/resolvers.ts";
import { toGlobalId } from "../globalId.ts";
import { isFilled } from "./isFilled.ts";

export const Step: StepResolvers = {
  id: ({ installation, stepLabel }) =>
    toGlobalId("Step", installation.projectId, installation.installationId, stepLabel),
  isComplete: ({ data }) => data.length > 0 && data.every(isFilled),
  entries: ({ data, installation, stepLabel }) => data.map((entry) => ({ ...entry, installation, stepLabel })),
};
