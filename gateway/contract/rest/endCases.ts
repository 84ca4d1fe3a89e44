import {
  getCertificateArchive,
  previewCertificate,
  reportFault,
  requestCertificateArchive,
  resendSigned,
  signProject,
} from "../../src/certificate/certificateApi.ts";
import { deleteFolder } from "../../src/folder/folderApi.ts";
import { deleteInstallation } from "../../src/installation/installationApi.ts";
import { createProject, deleteProject } from "../../src/project/projectApi.ts";
import { daysFromNow } from "../daysFromNow.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";

const ids = ({ fixtures }: CaseContext) => ({
  companyId: fixtures.get("companyId"),
  projectId: fixtures.get("ownProjectId"),
});
const today = daysFromNow(0).slice(0, 10);
const sending = ({ fixtures }: CaseContext) => ({
  folderIds: [fixtures.get("finishedFolderId")],
  sendCopy: true,
  toEmail: fixtures.get("email"),
});

/** The certificate of what was finished. The mail goes to the token's own user. */
export const certificateCases: RestCase[] = [
  {
    operation: "previewCertificate",
    effect: "writes",
    run: (context) => {
      const choice = { activationDate: daysFromNow(0), folderIds: sending(context).folderIds };
      return previewCertificate(context.rest, ids(context), choice);
    },
  },
  {
    operation: "signProject",
    effect: "lasts",
    run: async (context) => {
      const { companyId, projectId } = ids(context);
      await signProject(
        context.rest,
        { companyId, projectId },
        { ...sending(context), activationDate: daysFromNow(0) },
      );
      context.fixtures.set({ signedProjectId: projectId });
    },
  },
  {
    operation: "resendSigned",
    effect: "lasts",
    run: (context) => {
      context.fixtures.get("signedProjectId");
      return resendSigned(context.rest, ids(context), sending(context));
    },
  },
  {
    // A service without archives answers 404, and one that is making one for the company 409.
    operation: "requestCertificateArchive",
    effect: "lasts",
    mayAnswer: [404, 409],
    run: ({ rest }) => requestCertificateArchive(rest, { from: today, to: today }),
  },
  {
    operation: "getCertificateArchive",
    effect: "lasts",
    mayAnswer: [404],
    run: ({ rest }) => getCertificateArchive(rest),
  },
  {
    // A code that is printed on a certificate reports nothing, and the fourth report of a day is refused.
    operation: "reportFault",
    effect: "lasts",
    mayAnswer: [404, 429],
    run: ({ rest, fixtures }) => reportFault(rest, fixtures.get("code"), { text: "Contract test" }, "192.0.2.1"),
  },
];

/** Deletes what the cases made. A project that holds an activated warranty stays, so another one is deleted in its place. */
export const deleteCases: RestCase[] = [
  {
    operation: "deleteInstallation",
    effect: "writes",
    run: (context) =>
      deleteInstallation(context.rest, {
        ...ids(context),
        installationId: context.fixtures.get("spareInstallationId"),
      }),
  },
  {
    operation: "deleteFolder",
    effect: "writes",
    run: (context) => deleteFolder(context.rest, { ...ids(context), folderId: context.fixtures.get("spareFolderId") }),
  },
  {
    operation: "deleteProject",
    effect: "writes",
    run: async (context) => {
      const { rest, fixtures } = context;
      const { companyId, projectId } = ids(context);
      if (fixtures.has("signedProjectId")) {
        const project = { name: "Contract test 2", city: "Lund", customer: "Contract test" };
        const days = { startDate: daysFromNow(0), endDate: daysFromNow(1) };
        const { id } = await createProject(rest, companyId, { ...project, ...days });
        fixtures.set({ ownProjectId: id });
      }
      await deleteProject(rest, companyId, fixtures.get("ownProjectId"));
      if (fixtures.has("importedProjectId")) await deleteProject(rest, companyId, fixtures.get("importedProjectId"));
      fixtures.set({ ownProjectId: null, importedProjectId: null });
      if (!fixtures.has("signedProjectId")) fixtures.set({ projectId: null });
      return projectId;
    },
  },
];
