import { answers, asks, type Json, type Mutant, on, sends } from "./Mutant.ts";

const claim =
  "reportFault: a report stands on the page of the longer code with the notes of its states, and closing needs one";

const ofPhoto =
  "createFaultUpload: a file of another type gets no link, and a report is refused with a photo that did not arrive";

export const faultMutants: Mutant[] = [
  {
    name: "a fault's photo may be a drawing",
    claim: ofPhoto,
    field: "contentType",
    intercept: on(
      "createFaultUpload",
      sends((body) => ({ ...body, fileName: "contract.png", contentType: "image/png" })),
    ),
  },
  {
    name: "a report is kept without the photo that it names",
    claim: ofPhoto,
    field: "photoUrl",
    intercept: on(
      "reportFault",
      sends(({ photoUrl: _, ...body }) => body),
    ),
  },
  {
    name: "the page of the longer code shows no states of a report",
    claim,
    field: "changes",
    intercept: on(
      "verifyCertificate",
      answers<{ faultReports: Json[] }>((page) => ({
        ...page,
        faultReports: page.faultReports.map((report) => ({ ...report, changes: [] })),
      })),
    ),
  },
  {
    name: "a report is closed without a word",
    claim,
    field: "note",
    intercept: on(
      "setFaultState",
      sends((body) => ({ note: "-", ...body })),
    ),
  },
  {
    name: "reports of every state are listed",
    claim: "listFaultReports: state is obeyed, and the latest comes first",
    field: "state",
    intercept: on(
      "listFaultReports",
      asks(({ state: _, ...query }) => query),
    ),
  },
];
