import { answers, insteadOfRefusal, type Mutant, on, pretends } from "./Mutant.ts";

const released = "releaseInstallation: what an account has finished is not signed until another account releases it";
const returned = "returnInstallation: an account does not send back what it has finished itself";

export const reviewMutants: Mutant[] = [
  {
    name: "an account releases what it has finished",
    claim: released,
    field: "(status)",
    intercept: on(
      "releaseInstallation",
      insteadOfRefusal(pretends({ path: (path) => path.replace(/\/release$/, "") })),
    ),
  },
  {
    name: "a folder that waits for a review is selectable",
    claim: released,
    field: "selectable",
    intercept: on(
      "listSignableFolders",
      answers<{ data: object[] }>(({ data }) => ({ data: data.map((folder) => ({ ...folder, selectable: true })) })),
    ),
  },
  {
    name: "an account sends back what it has finished",
    claim: returned,
    field: "(status)",
    intercept: on(
      "returnInstallation",
      insteadOfRefusal(pretends({ path: (path) => path.replace(/\/return$/, ""), given: { reason: undefined } })),
    ),
  },
];
