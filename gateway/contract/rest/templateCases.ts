import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  updateTemplate,
} from "../../src/template/templateApi.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";

const ids = ({ fixtures }: CaseContext) => ({
  companyId: fixtures.get("companyId"),
  templateId: fixtures.get("templateId"),
});

/** Of a service without templates the first two are answered 404, and the others are not tried. */
export const templateCases: RestCase[] = [
  {
    operation: "createTemplate",
    effect: "writes",
    mayAnswer: [404],
    run: async ({ rest, fixtures }) => {
      const folder = { projectId: fixtures.get("ownProjectId"), folderId: fixtures.get("folderId") };
      const { id } = await createTemplate(rest, fixtures.get("companyId"), { name: "Contract test", ...folder });
      fixtures.set({ templateId: id, ownTemplateId: id });
    },
  },
  {
    operation: "listTemplates",
    effect: "reads",
    mayAnswer: [404],
    run: async ({ rest, fixtures }) => {
      const { data } = await listTemplates(rest, fixtures.get("companyId"), { skip: 0, take: 25 });
      if (!fixtures.has("templateId")) fixtures.set({ templateId: data[0]?.id });
    },
  },
  {
    operation: "getTemplate",
    effect: "reads",
    run: (context) => getTemplate(context.rest, ids(context), "sv"),
  },
  {
    operation: "updateTemplate",
    effect: "writes",
    run: (context) => {
      const own = { ...ids(context), templateId: context.fixtures.get("ownTemplateId") };
      return updateTemplate(context.rest, own, { name: "Contract test 2" });
    },
  },
  {
    operation: "deleteTemplate",
    effect: "writes",
    run: (context) =>
      deleteTemplate(context.rest, { ...ids(context), templateId: context.fixtures.get("ownTemplateId") }),
  },
];
