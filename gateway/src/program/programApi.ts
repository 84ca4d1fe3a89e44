import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body } from "../rest/types.ts";

export const listPrograms = (rest: Rest) => rest.get<Answer<"listPrograms">>(path`v1/programs`);

export const createProgram = (rest: Rest, program: Body<"createProgram">) =>
  rest.post<Answer<"createProgram">>(path`v1/programs`, program);

export const rotateProgramSecret = (rest: Rest, programId: string) =>
  rest.post<Answer<"rotateProgramSecret">>(path`v1/programs/${programId}/secret`);

export const revokeProgram = (rest: Rest, programId: string) => rest.delete(path`v1/programs/${programId}`);

export const getToken = (rest: Rest) => rest.get<Answer<"getToken">>(path`v1/token`);
