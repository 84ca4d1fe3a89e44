import { answers, bodyOf, insteadOfRefusal, type Json, jsonAnswer, type Mutant, on, pretends } from "./Mutant.ts";

export const treeMutants: Mutant[] = [
  {
    name: "folders go any number of levels deep",
    claim: "createFolder: folders go three levels deep and no further",
    field: "(status)",
    intercept: on(
      "createFolder",
      insteadOfRefusal(pretends({ status: 201, path: (path) => path.replace(/\/folder$/, "") })),
    ),
  },
  {
    name: "folders go two levels deep",
    claim: "createFolder: folders go three levels deep and no further",
    field: "(status)",
    intercept: on("createFolder", async (request, forward) => {
      const problem = { code: "FOLDER_TOO_DEEP", message: "Too deep", requestId: "1" };
      return bodyOf(request).title === "Room 1" ? jsonAnswer(409, problem) : forward(request);
    }),
  },
  {
    name: "titles are sorted as texts, 12 before 4",
    claim: "getFolder: subfolders are sorted by title",
    field: "subFolders[].title",
    intercept: on(
      "getFolder",
      answers<{ subFolders: Json[] }>((folder) => ({
        ...folder,
        subFolders: folder.subFolders.toSorted((one, other) => (String(one.title) < String(other.title) ? -1 : 1)),
      })),
    ),
  },
  {
    name: "rooms are in the order in which they were made",
    claim: "listSignableFolders: folders and installations are sorted by title",
    field: "installations[].title",
    intercept: on("listSignableFolders", async (request, forward) => {
      const answer = await forward(request);
      const turned = (key: string, value: unknown) =>
        key === "installations" && Array.isArray(value) ? value.toReversed() : value;
      return { ...answer, text: JSON.stringify(JSON.parse(answer.text), turned) };
    }),
  },
];
