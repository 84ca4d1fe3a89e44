import {
  answers,
  asks,
  bodyOf,
  done,
  insteadOfRefusal,
  type Json,
  jsonAnswer,
  type Mutant,
  on,
  pretends,
  sends,
} from "./Mutant.ts";

const completed = {
  path: (path: string) => path.replace(/\/complete$/, ""),
  given: { completedAt: "2026-01-01T00:00:00.000Z" },
};
const emptySchema = { type: "object", properties: {}, required: [] };
const entry = { productId: "1", dataSchema: emptySchema, recordedAt: null, recordedBy: null };
const expired = (url: unknown) => String(url).replace(/signature=/, "signature=0");
const finished = "completeInstallation: the installation is finished, and counted as that";
const activated = "signProject: the warranty is activated, and a certificate is sent";
const kept = "signProject: an activated warranty is neither changed nor deleted";

export const finishMutants: Mutant[] = [
  {
    name: "a room without values is finished",
    claim: "completeInstallation: is refused while values are missing",
    field: "(status)",
    intercept: on("completeInstallation", pretends(completed)),
  },
  {
    name: "finishing is forgotten",
    claim: finished,
    field: "completedAt",
    intercept: on("completeInstallation", pretends(completed)),
  },
  {
    name: "a finished room is not counted",
    claim: finished,
    field: "installations.completed",
    intercept: on(
      "getProject",
      answers<{ installations: Json }>((project) => ({
        ...project,
        installations: { ...project.installations, completed: 0 },
      })),
    ),
  },
  {
    name: "a folder whose rooms are finished is in progress",
    claim: finished,
    field: "isComplete",
    intercept: on(
      "getFolder",
      answers((folder) => ({ ...folder, isComplete: false })),
    ),
  },
  {
    name: "values are taken after finishing",
    claim: "completeInstallation: nothing is recorded after it",
    field: "values",
    intercept: on(
      "createMeasurement",
      insteadOfRefusal(async (request) => jsonAnswer(200, { ...entry, ...bodyOf(request) })),
    ),
  },
  {
    name: "signed is ignored",
    claim: activated,
    field: "signed",
    intercept: on(
      "listSignableFolders",
      asks((query) => ({ ...query, signed: "false" })),
    ),
  },
  {
    name: "the certificate goes to somebody else",
    claim: activated,
    field: "certificates",
    intercept: on(
      "signProject",
      sends((body) => ({ ...body, toEmail: "nobody@contract.example" })),
    ),
  },
  {
    name: "an activated project is not archived",
    claim: "signProject: the project is completed and archived",
    field: "archived",
    intercept: on(
      "getProject",
      answers((project) => ({ ...project, archived: false })),
    ),
  },
  {
    name: "an activated project is in progress",
    claim: "signProject: the project is completed and archived",
    field: "status",
    intercept: on(
      "getProject",
      answers((project) => ({ ...project, status: "IN_PROGRESS" })),
    ),
  },
  {
    name: "an activated room can be changed",
    claim: kept,
    field: "change",
    intercept: on("updateInstallation", insteadOfRefusal(pretends())),
  },
  {
    name: "an activated room can be deleted",
    claim: kept,
    field: "deletion",
    intercept: on("deleteInstallation", insteadOfRefusal(done)),
  },
  {
    name: "a certificate's link has expired",
    claim: "listCertificates: the certificate's link opens its PDF",
    field: "url",
    intercept: on(
      "listCertificates",
      answers<{ data: Json[] }>((page) => ({
        ...page,
        data: page.data.map((row) => ({ ...row, url: row.url === null ? null : expired(row.url) })),
      })),
    ),
  },
  {
    name: "the preview is no PDF",
    claim: "previewCertificate: the link opens a PDF",
    field: "url",
    intercept: on(
      "previewCertificate",
      answers(({ url }) => ({
        url: String(new URL("/eu-north-1_embedded/.well-known/jwks.json", String(url))),
      })),
    ),
  },
  {
    name: "the link of a picture has expired",
    claim: "createAttachmentUpload: the uploaded picture is recorded, and its link opens it",
    field: "url",
    intercept: on("listSteps", async (request, forward) => {
      const answer = await forward(request);
      const text = JSON.stringify(JSON.parse(answer.text), (key, value) => (key === "url" ? expired(value) : value));
      return { ...answer, text };
    }),
  },
  {
    name: "a thumbnail's link opens the whole picture",
    claim: "createAttachmentUpload: the thumbnail's link opens a small WebP",
    field: "thumbnailUrl",
    intercept: on("createMeasurement", async (request, forward) => {
      const answer = await forward(request);
      const text = answer.text.replace(/("url":("[^"]+"),"thumbnailUrl":)"[^"]+"/g, "$1$2");
      return { ...answer, text };
    }),
  },
  {
    name: "a kept picture is asked about again",
    claim: "createMeasurement: a picture of an earlier room is asked about until it is kept",
    field: "sameAs",
    intercept: on(
      "createMeasurement",
      sends((body) => JSON.parse(JSON.stringify(body).replace(',"keep":true', ""))),
    ),
  },
  {
    name: "a picture that only looks alike is called equal",
    claim: "createMeasurement: a picture that looks like one of an earlier room is asked about as similar",
    field: "kind",
    intercept: on("createMeasurement", async (request, forward) => {
      const answer = await forward(request);
      return { ...answer, text: answer.text.replaceAll('"SIMILAR"', '"EQUAL"') };
    }),
  },
  {
    name: "the origin of a picture is forgotten",
    claim:
      "createAttachmentUpload: the sender's word about a picture stands beside it, with the SHA-256 of the stored bytes",
    field: "origin",
    intercept: on(
      "createAttachmentUpload",
      sends(({ origin: _, ...body }) => body),
    ),
  },
];
