import { answers, done, type Json, type Mutant, on } from "./Mutant.ts";

export const savedViewMutants: Mutant[] = [
  {
    name: "a view forgets its order",
    claim: "createSavedView: the view is listed with its conditions, and its name is taken",
    field: "search",
    intercept: on(
      "listSavedViews",
      answers<{ data: Json[] }>(({ data }) => ({ data: data.map((row) => ({ ...row, search: "q=contract" })) })),
    ),
  },
  {
    name: "a renamed view shows everything",
    claim: "updateSavedView: what is left out of a change stays",
    field: "search",
    intercept: on("updateSavedView", (request, forward) =>
      forward({ ...request, body: JSON.stringify({ search: "", ...JSON.parse(request.body) }) }),
    ),
  },
  {
    name: "a deleted view stays",
    claim: "deleteSavedView: the view is gone",
    field: "data",
    intercept: on("deleteSavedView", done),
  },
];
