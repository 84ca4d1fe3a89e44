import { randomUUID } from "node:crypto";
import { toGlobalId } from "../../src/graphql/globalId.ts";
import type { QueryCase } from "./GraphqlCase.ts";

const node = (on: string, fact: string, learn?: QueryCase["learn"]): QueryCase => ({
  name: "node",
  on,
  args: (fixtures) => ({ id: fixtures.get(fact) }),
  ...(learn && { learn }),
});

/** All fields of Query. Earlier answers give the ids of later queries. Names ending in `Gid` hold global ids. */
export const queryCases: QueryCase[] = [
  {
    name: "viewer",
    args: () => ({}),
    learn: (found, fixtures) =>
      fixtures.set({ userGid: found("id"), companyGid: found("company.id"), language: found("language") }),
  },
  { name: "program", mayBeNull: true, args: () => ({}) },
  { name: "links", args: () => ({ language: "sv" }) },
  { name: "products", args: (_, { product }) => ({ query: product, language: "sv", first: 25 }) },
  { name: "productSearch", args: (_, { product }) => ({ query: product, language: "sv", first: 25 }) },
  { name: "catalogue", args: () => ({ first: 25 }) },
  { name: "search", args: () => ({ query: "a", first: 25 }) },
  {
    name: "verifiedCertificate",
    mayBeNull: true,
    args: (fixtures) => ({ code: fixtures.has("code") ? fixtures.get("code") : "0000000000000000" }),
  },
  { name: "sealKeys", mayBeNull: true, args: () => ({}) },
  {
    name: "camera",
    mayBeNull: true,
    args: (fixtures) => ({
      secret: fixtures.has("cameraSecret") ? fixtures.get("cameraSecret") : "none",
      language: "sv",
    }),
  },
  {
    name: "cameraGrant",
    mayBeNull: true,
    args: (fixtures) => ({
      cameraGrantId: fixtures.has("cameraGrantGid")
        ? fixtures.get("cameraGrantGid")
        : toGlobalId("CameraGrant", "none"),
    }),
  },
  {
    name: "invitation",
    mayBeNull: true,
    asInvitee: true,
    args: (fixtures) => ({ token: fixtures.has("openInvitation") ? fixtures.get("openInvitation") : "none" }),
  },
  { name: "inviteCheck", args: (fixtures) => ({ email: fixtures.get("email") }) },
  node("User", "userGid"),
  { ...node("Company", "companyGid"), fields: { without: "changes" } },
  // Reads `changes` alone, because other lists would already have loaded the feed's users.
  { ...node("Company", "companyGid"), fields: { only: "changes" } },
  node("Product", "productGid"),
  {
    name: "project",
    args: (fixtures) => ({ projectId: fixtures.get("projectId") }),
    learn: (found, fixtures) => fixtures.set({ projectGid: found("id"), certificateGid: found("certificates.0.id") }),
  },
  {
    name: "folder",
    args: (fixtures) => ({ projectId: fixtures.get("projectId"), folderId: fixtures.get("folderId") }),
    learn: (found, fixtures) => fixtures.set({ folderGid: found("id") }),
  },
  {
    name: "installation",
    args: (fixtures) => ({ projectId: fixtures.get("projectId"), installationId: fixtures.get("installationId") }),
    learn: (found, fixtures) =>
      fixtures.set({
        installationGid: found("id"),
        installedProductGid: found("products.0.id"),
        stepGid: found("steps.0.id"),
      }),
  },
  ...["project", "folder", "installation"].map(
    (noun): QueryCase => ({
      name: `${noun}ByExternalId` as QueryCase["name"],
      mayBeNull: true,
      args: (fixtures) => ({ externalId: fixtures.has("externalId") ? fixtures.get("externalId") : "none" }),
      // Later cases give this external id to their objects.
      learn: (_, fixtures) => {
        if (!fixtures.has("externalId")) fixtures.set({ externalId: `contract ${randomUUID()}` });
      },
    }),
  ),
  node("Project", "projectGid"),
  node("Folder", "folderGid"),
  node("Installation", "installationGid"),
  node("InstalledProduct", "installedProductGid"),
  node("Step", "stepGid", (found, fixtures) => fixtures.set({ stepEntryGid: found("entries.0.id") })),
  node("StepEntry", "stepEntryGid"),
  node("Certificate", "certificateGid"),
  node("Template", "templateGid"),
  node("Export", "exportGid"),
  node("ProjectImport", "importGid"),
  node("Batch", "batchGid"),
  node("Instrument", "instrumentGid"),
  // Null for a plain user, who cannot create webhooks.
  { ...node("Webhook", "webhookGid"), mayBeNull: true },
  {
    name: "nodes",
    args: (fixtures) => ({ ids: [fixtures.get("userGid"), toGlobalId("Project", fixtures.get("projectId"))] }),
  },
];
