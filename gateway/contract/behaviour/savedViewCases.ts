import { randomUUID } from "node:crypto";
import type { Rest } from "../../src/rest/client.ts";
import type { RestSavedView } from "../../src/rest/types.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { demandEqual, demandFields, demandRefusal } from "./expectations.ts";

const list = "ONGOING";
const search = "q=contract&sort=endDate";

async function withView({ rest, saw }: CaseContext, run: (view: RestSavedView) => Promise<void>): Promise<void> {
  const view = await rest.call("createSavedView", { body: { list, name: `Contract ${randomUUID()}`, search } });
  saw(1);
  try {
    await run(view);
  } finally {
    // The case may have deleted the view.
    await rest.call("deleteSavedView", { viewId: view.id }).catch(() => {});
  }
}

const readView = async (rest: Rest, id: string) =>
  (await rest.call("listSavedViews", {})).data.find((view) => view.id === id);

const effect = "writes";
const mayLack = true;

export const savedViewCases: BehaviourCase[] = [
  {
    operation: "createSavedView",
    claim: "the view is listed with its conditions, and its name is taken",
    ...{ effect, mayLack },
    run: (context) =>
      withView(context, async ({ id, name }) => {
        const { rest } = context;
        demandFields((await readView(rest, id)) ?? {}, { list, name, search }, "as it was saved");
        const again = rest.call("createSavedView", { body: { list, name, search: "" } });
        await demandRefusal(again, { statuses: [409], why: "a second view of the name" });
      }),
  },
  {
    operation: "updateSavedView",
    claim: "what is left out of a change stays",
    ...{ effect, mayLack },
    run: (context) =>
      withView(context, async ({ id }) => {
        const { rest } = context;
        const name = `Contract ${randomUUID()}`;
        await rest.call("updateSavedView", { viewId: id, body: { name } });
        demandFields((await readView(rest, id)) ?? {}, { name, search }, "the new name and the old conditions");
      }),
  },
  {
    operation: "deleteSavedView",
    claim: "the view is gone",
    ...{ effect, mayLack },
    run: (context) =>
      withView(context, async ({ id }) => {
        await context.rest.call("deleteSavedView", { viewId: id });
        demandEqual((await readView(context.rest, id))?.id ?? null, null, "data", "after it was deleted");
      }),
  },
];
