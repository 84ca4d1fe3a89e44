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
import { acceptInvitation, getInvitation, inviteUser, updateUser, updateUserRole } from "../../src/user/userApi.ts";
import { daysFromNow } from "../daysFromNow.ts";
import { subAddress } from "../subAddress.ts";
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

/** Invites an account of no company, where one can be made. */
async function invite({ rest, fixtures, createInvitee }: CaseContext) {
  if (!createInvitee) return {};
  const { email, accessToken, readInvitation } = await createInvitee();
  const person = { email, firstName: "Contract", lastName: "Invitee", role: "user", language: "sv" } as const;
  await inviteUser(rest, fixtures.get("companyId"), person);
  return { token: accessToken, invitation: await readInvitation() };
}

/** An account that is made, given a role and shut out again: accounts cannot be deleted. */
export const peopleCases: RestCase[] = [
  {
    operation: "inviteUser",
    effect: "lasts",
    run: async ({ rest, fixtures }) => {
      const person = { email: subAddress(fixtures.get("email")), firstName: "Contract", lastName: "Test" };
      const user = await inviteUser(rest, fixtures.get("companyId"), { ...person, role: "user", language: "sv" });
      fixtures.set({ invitedId: "id" in user ? user.id : null });
    },
  },
  {
    operation: "inviteUser",
    effect: "lasts",
    run: async (context) => {
      const [accepting, waiting] = [await invite(context), await invite(context)];
      context.fixtures.set({ inviteeToken: accepting.token, invitation: accepting.invitation });
      context.fixtures.set({ openInviteeToken: waiting.token, openInvitation: waiting.invitation });
    },
  },
  {
    operation: "getInvitation",
    effect: "lasts",
    mayAnswer: [404],
    run: ({ rest, restAs, fixtures }) =>
      fixtures.has("invitation")
        ? getInvitation(restAs(fixtures.get("inviteeToken")), fixtures.get("invitation"))
        : getInvitation(rest, "none"),
  },
  {
    // Without an invitee it is the token's own user, who belongs to a company and is not moved to another.
    operation: "acceptInvitation",
    effect: "lasts",
    mayAnswer: [409],
    run: ({ rest, restAs, fixtures }) =>
      fixtures.has("invitation")
        ? acceptInvitation(restAs(fixtures.get("inviteeToken")), fixtures.get("invitation"))
        : acceptInvitation(rest, "none"),
  },
  {
    operation: "updateUserRole",
    effect: "lasts",
    run: ({ rest, fixtures }) => updateUserRole(rest, fixtures.get("invitedId"), { role: "user" }),
  },
  {
    operation: "updateUser",
    effect: "lasts",
    run: ({ rest, fixtures }) => updateUser(rest, fixtures.get("invitedId"), { active: false }),
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
