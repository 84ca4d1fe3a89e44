import type { Rest } from "../../src/rest/client.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

/** The templates come from a folder with four rooms and four subfolders. */
export const templateCases: BehaviourCase[] = [
  {
    operation: "createTemplate",
    claim: "the template is read back with the folder's rooms and subfolders",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withTemplate(context, async ({ rest, ...ids }) => {
        const { rooms, folders } = await rest.call("getTemplate", { ...ids, query: { language: "sv" } });
        demandEqual([rooms.length, folders.length], [4, 4], "rooms", "the rooms and subfolders of the folder");
      }),
  },
  {
    operation: "updateTemplate",
    claim: "the new name is read back",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withTemplate(context, async ({ rest, ...ids }) => {
        await rest.call("updateTemplate", { ...ids, body: { name: "Contract test 2" } });
        demandEqual(
          (await rest.call("getTemplate", { ...ids, query: { language: "sv" } })).name,
          "Contract test 2",
          "name",
          "as it was changed",
        );
      }),
  },
  {
    operation: "deleteTemplate",
    claim: "the template is gone",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withTemplate(context, async ({ rest, ...ids }) => {
        await rest.call("deleteTemplate", { ...ids });
        const gone = { statuses: [404], field: "(deleted)", why: "as it was deleted" };
        await demandRefusal(rest.call("getTemplate", { ...ids, query: { language: "sv" } }), gone);
      }),
  },
];

type OwnTemplate = { rest: Rest; companyId: string; templateId: string };

async function withTemplate(
  { rest, own, saw }: CaseContext,
  run: (template: OwnTemplate) => Promise<void>,
): Promise<void> {
  const { companyId, ...folder } = await own.tree();
  const { id: templateId } = await rest.call("createTemplate", {
    companyId,
    body: { name: "Contract test", ...folder },
  });
  saw(1);
  try {
    await run({ rest, companyId, templateId });
  } finally {
    // The case may have deleted the template.
    await rest.call("deleteTemplate", { companyId, templateId }).catch(() => {});
  }
}
