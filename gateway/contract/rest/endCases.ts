import { previewCertificate, resendSigned, signProject } from "../../src/certificate/certificateApi.ts";
import { deleteFolder } from "../../src/folder/folderApi.ts";
import { deleteInstallation } from "../../src/installation/installationApi.ts";
import { createProject, deleteProject } from "../../src/project/projectApi.ts";
import { acceptInvitation, getInvitation, inviteUser, updateUser, updateUserRole } from "../../src/user/userApi.ts";
import { daysFromNow } from "../daysFromNow.ts";
import { subAddress } from "../subAddress.ts";
import type { RestCase, Trial } from "./RestCase.ts";

const ids = ({ facts }: Trial) => ({ companyId: facts.get("companyId"), projectId: facts.get("ownProjectId") });
const sending = ({ facts }: Trial) => ({
  folderIds: [facts.get("finishedFolderId")],
  sendCopy: true,
  toEmail: facts.get("email"),
});

/** The certificate of what was finished. The mail goes to the token's own user. */
export const certificateCases: RestCase[] = [
  {
    operation: "previewCertificate",
    effect: "writes",
    run: (trial) => {
      const choice = { activationDate: daysFromNow(0), folderIds: sending(trial).folderIds };
      return previewCertificate(trial.rest, ids(trial), choice);
    },
  },
  {
    operation: "signProject",
    effect: "lasts",
    run: async (trial) => {
      const { companyId, projectId } = ids(trial);
      await signProject(trial.rest, { companyId, projectId }, { ...sending(trial), activationDate: daysFromNow(0) });
      trial.facts.learn({ signedProjectId: projectId });
    },
  },
  {
    operation: "resendSigned",
    effect: "lasts",
    run: (trial) => {
      trial.facts.get("signedProjectId");
      return resendSigned(trial.rest, ids(trial), sending(trial));
    },
  },
];

/** An account that is made, given a role and shut out again: accounts cannot be deleted. */
export const peopleCases: RestCase[] = [
  {
    operation: "inviteUser",
    effect: "lasts",
    run: async ({ rest, facts }) => {
      const person = { email: subAddress(facts.get("email")), firstName: "Contract", lastName: "Test" };
      const user = await inviteUser(rest, facts.get("companyId"), { ...person, role: "user", language: "sv" });
      facts.learn({ invitedId: "id" in user ? user.id : null });
    },
  },
  {
    operation: "inviteUser",
    effect: "lasts",
    run: async ({ rest, facts, createInvitee }) => {
      if (!createInvitee) return;
      const { email, accessToken, readInvitation } = await createInvitee();
      const person = { email, firstName: "Contract", lastName: "Invitee", role: "user", language: "sv" } as const;
      await inviteUser(rest, facts.get("companyId"), person);
      facts.learn({ inviteeToken: accessToken, invitation: await readInvitation() });
    },
  },
  {
    operation: "getInvitation",
    effect: "lasts",
    mayAnswer: [404],
    run: ({ rest, restAs, facts }) =>
      facts.knows("invitation")
        ? getInvitation(restAs(facts.get("inviteeToken")), facts.get("invitation"))
        : getInvitation(rest, "none"),
  },
  {
    // Without an invitee it is the token's own user, who belongs to a company and is not moved to another.
    operation: "acceptInvitation",
    effect: "lasts",
    mayAnswer: [409],
    run: ({ rest, restAs, facts }) =>
      facts.knows("invitation")
        ? acceptInvitation(restAs(facts.get("inviteeToken")), facts.get("invitation"))
        : acceptInvitation(rest, "none"),
  },
  {
    operation: "updateUserRole",
    effect: "lasts",
    run: ({ rest, facts }) => updateUserRole(rest, facts.get("invitedId"), { role: "user" }),
  },
  {
    operation: "updateUser",
    effect: "lasts",
    run: ({ rest, facts }) => updateUser(rest, facts.get("invitedId"), { active: false }),
  },
];

/** What was made goes again. A project that holds an activated warranty stays, so another one is deleted in its place. */
export const deleteCases: RestCase[] = [
  {
    operation: "deleteInstallation",
    effect: "writes",
    run: (trial) =>
      deleteInstallation(trial.rest, { ...ids(trial), installationId: trial.facts.get("spareInstallationId") }),
  },
  {
    operation: "deleteFolder",
    effect: "writes",
    run: (trial) => deleteFolder(trial.rest, { ...ids(trial), folderId: trial.facts.get("spareFolderId") }),
  },
  {
    operation: "deleteProject",
    effect: "writes",
    run: async (trial) => {
      const { rest, facts } = trial;
      const { companyId, projectId } = ids(trial);
      if (facts.knows("signedProjectId")) {
        const project = { name: "Contract test 2", city: "Lund", customer: "Contract test" };
        const days = { startDate: daysFromNow(0), endDate: daysFromNow(1) };
        const { id } = await createProject(rest, companyId, { ...project, ...days });
        facts.learn({ ownProjectId: id });
      }
      await deleteProject(rest, companyId, facts.get("ownProjectId"));
      facts.learn({ ownProjectId: null });
      if (!facts.knows("signedProjectId")) facts.learn({ projectId: null });
      return projectId;
    },
  },
];
