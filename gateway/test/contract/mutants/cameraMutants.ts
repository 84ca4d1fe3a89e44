import { answers, done, type Mutant, on } from "./Mutant.ts";

export const cameraMutants: Mutant[] = [
  {
    name: "a phone's photo is not counted",
    claim: "addCameraAttachment: the photo is in the entry of its grant, and counted",
    field: "attachedFiles",
    intercept: on(
      "getCameraGrant",
      answers((grant) => ({ ...grant, attachedFiles: 0 })),
    ),
  },
  {
    name: "the end of a grant is forgotten",
    claim: "endCameraGrant: the secret opens nothing any more",
    field: "(status)",
    intercept: on("endCameraGrant", done),
  },
];
