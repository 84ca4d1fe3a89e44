import type { Interceptor } from "../startProxy.ts";
import { answers, done, type Json, type Mutant, on, pretends, sends, sendsUnseen, withoutHeader } from "./Mutant.ts";

const readBack = "the change is read back";
const left = "a field that is left out stays, and null clears one";

export const changeMutants: Mutant[] = [
  {
    name: "a change is forgotten",
    claim: `updateProject: ${readBack}`,
    field: "name",
    intercept: on("updateProject", pretends()),
  },
  {
    name: "one field of a change is forgotten",
    claim: `updateProject: ${readBack}`,
    field: "customerEmail",
    intercept: on(
      "updateProject",
      sendsUnseen(({ customerEmail: _, ...body }) => body),
    ),
  },
  {
    name: "a field that is left out is cleared",
    claim: `updateProject: ${left}`,
    field: "postalCode",
    intercept: on(
      "updateProject",
      sendsUnseen((body) => ({ postalCode: null, ...body })),
    ),
  },
  {
    name: "null clears nothing",
    claim: `updateProject: ${left}`,
    field: "endDate",
    intercept: on(
      "updateProject",
      sends(({ endDate: _, ...body }) => body),
    ),
  },
  {
    name: "the kind of work is forgotten",
    claim: "updateProject: the kind of work is read back, stays when it is left out, and null clears it",
    field: "workKind",
    intercept: on(
      "updateProject",
      sends(({ workKind: _, ...body }) => ({ city: "Kiruna", ...body })),
    ),
  },
  {
    name: "archiving is forgotten",
    claim: "updateProject: archives the project and brings it back",
    field: "archived",
    intercept: on("updateProject", pretends()),
  },
  {
    name: "an archived project stays in the list",
    claim: "updateProject: archives the project and brings it back",
    field: "meta.count",
    intercept: on("listProjects", async (request, forward) => forward({ ...request, query: { take: "1" } })),
  },
  {
    name: "a new project loses its end date",
    claim: "createProject: the project is read back",
    field: "endDate",
    intercept: on(
      "getProject",
      answers((project) => ({ ...project, endDate: null })),
    ),
  },
  {
    name: "a folder's new title is forgotten",
    claim: "updateFolder: the new title is read back",
    field: "title",
    intercept: on("updateFolder", pretends()),
  },
  {
    name: "a new room is not counted",
    claim: "createInstallation: the installation is read back, listed and counted at once",
    field: "installations",
    intercept: on(
      "getProject",
      answers<{ installations: Json }>((project) => ({
        ...project,
        installations: { ...project.installations, count: 0 },
      })),
    ),
  },
  {
    name: "a move is forgotten",
    claim: "updateInstallation: the new title is read back, and a move",
    field: "folderId",
    intercept: on(
      "updateInstallation",
      sendsUnseen(({ newFolderId: _, ...body }) => body),
    ),
  },
  {
    name: "one value replaces the others",
    claim: "createMeasurement: a recorded value is read back, and keeps the others",
    field: "resistance",
    intercept: on(
      "createMeasurement",
      sends(({ data, ...body }) => (data ? { ...body, data: { resistance: null, ...data } } : body)),
    ),
  },
  {
    name: "the day of measuring is forgotten",
    claim:
      "createMeasurement: the day of measuring is read back beside the values, and stays when it is left out beside the same ones",
    field: "measuredOn",
    intercept: on(
      "createMeasurement",
      sendsUnseen(({ measuredOn: _, ...body }) => body),
    ),
  },
  {
    name: "a product gets another marking",
    claim: "updateMeasurement: the new marking is read back, and the recorded values stay",
    field: "cableMarking",
    intercept: on(
      "updateMeasurement",
      sends((body) => ({ ...body, cableMarking: "another" })),
    ),
  },
  {
    name: "a template's new name is forgotten",
    claim: "updateTemplate: the new name is read back",
    field: "name",
    intercept: on("updateTemplate", pretends()),
  },
  {
    name: "a user's change is forgotten",
    claim: `updateUser: ${readBack}, and other fields stay`,
    field: "phone",
    intercept: on("updateUser", pretends()),
  },
  {
    name: "a deleted room is still there",
    claim: "deleteInstallation: the installation is gone",
    field: "(deleted)",
    intercept: on("deleteInstallation", done),
  },
  {
    name: "a deleted folder is still there",
    claim: "deleteFolder: the folder is gone with all below it",
    field: "(deleted)",
    intercept: on("deleteFolder", done),
  },
  {
    name: "a deleted project is still counted",
    claim: "deleteProject: the project is gone with all in it",
    field: "meta.count",
    intercept: on(
      "listProjects",
      answers<{ meta: { count: number } }>((page) => ({ ...page, meta: { count: 7 } })),
    ),
  },
  {
    name: "a removed product is still there",
    claim: "deleteMeasurement: the product is gone with its values",
    field: "products",
    intercept: on("deleteMeasurement", done),
  },
  {
    name: "one key makes two projects",
    claim: "createProject: one Idempotency-Key makes one project",
    field: "Idempotency-Key",
    intercept: on("createProject", withoutHeader("idempotency-key")),
  },
  {
    name: "the last one to save overwrites",
    claim: "updateFolder: a change on an outdated version is refused",
    field: "If-Match",
    intercept: on("updateFolder", withoutHeader("if-match")),
  },
  {
    name: "a stranger is let in",
    claim: "getCompany: is refused without a token",
    field: "(status)",
    intercept: letsStrangersIn(),
  },
];

/** Gives a request without a token the token of the request before it. */
function letsStrangersIn(): Interceptor {
  let authorization = "";
  return ({ headers, ...request }, forward) => {
    authorization = headers.authorization ?? authorization;
    return forward({ ...request, headers: { ...headers, authorization } });
  };
}
