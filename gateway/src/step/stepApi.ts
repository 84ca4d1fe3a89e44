import type { components } from "../rest/__generated__/contract.ts";
import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, RestStepEntry } from "../rest/types.ts";

type Ids = { companyId: string; projectId: string; installationId: string };

const stepsPath = ({ companyId, projectId, installationId }: Ids) =>
  path`v1/company/${companyId}/project/${projectId}/installation/${installationId}/steps`;
const uploadPath = ({ companyId, projectId, installationId }: Ids) =>
  path`v1/company/${companyId}/project/${projectId}/installation/${installationId}/steps/presigned-url`;

export const listSteps = (rest: Rest, ids: Ids, language: string) =>
  rest.get<Answer<"listSteps">>(stepsPath(ids), { language });

/** Recording is the other use of `POST v1/measurements`. Keys are merged one by one; null clears one. */
export const postRecording = (rest: Rest, recording: components["schemas"]["StepRecording"]) =>
  rest.post<RestStepEntry>(path`v1/measurements`, recording);

export const createAttachmentUpload = (rest: Rest, ids: Ids, file: Body<"createAttachmentUpload">) =>
  rest.post<Answer<"createAttachmentUpload">>(uploadPath(ids), file);
