import { getCertificateArchive, listCertificates, verifyCertificate } from "../../src/certificate/certificateApi.ts";
import { getCompany } from "../../src/company/companyApi.ts";
import { getFigures } from "../../src/company/figuresApi.ts";
import { listAllInstallations } from "../../src/installation/installationApi.ts";
import { getProduct, listProducts, searchProducts } from "../../src/product/productApi.ts";
import { listProjects } from "../../src/project/projectApi.ts";
import { getFeatures } from "../../src/rest/features.ts";
import { search } from "../../src/search/searchApi.ts";
import { getUser, listUsers, validateUser } from "../../src/user/userApi.ts";
import type { RestCase } from "./RestCase.ts";

const page = { skip: 0, take: 25 };
// Of the right form, and nobody's.
const unknownCode = "0000000000000000";

/** The caller, the company and the catalogue. */
export const aboutCases: RestCase[] = [
  {
    operation: "getUser",
    effect: "reads",
    run: async ({ rest, fixtures }) => {
      const { companyId, language, email, firstName } = await getUser(rest, fixtures.get("userId"));
      fixtures.set({ companyId, language, email, firstName });
    },
  },
  {
    operation: "getCompany",
    effect: "reads",
    run: async ({ rest, fixtures }) => fixtures.set({ companyName: (await getCompany(rest)).name }),
  },
  {
    operation: "listUsers",
    effect: "reads",
    run: async ({ rest, fixtures }) => {
      const { data } = await listUsers(rest, fixtures.get("companyId"), { active: "active", ...page });
      fixtures.set({ installerId: data.find(({ installer }) => installer)?.id });
    },
  },
  {
    operation: "validateUser",
    effect: "reads",
    run: ({ rest, fixtures }) => validateUser(rest, fixtures.get("email")),
  },
  {
    operation: "searchProducts",
    effect: "reads",
    run: async ({ rest, fixtures, options }) => {
      const query = { query: options.product, language: "sv", ...page };
      const { data } = await searchProducts(rest, query);
      fixtures.set({ productId: (data.find(({ recipe }) => recipe === null) ?? data[0])?.id });
    },
  },
  {
    operation: "search",
    effect: "reads",
    mayAnswer: [404],
    // The first hits of a letter are soon nothing but projects that earlier runs made.
    run: async ({ rest }) => {
      for (const query of ["a", "ba"]) await search(rest, { query, take: 50 });
    },
  },
  {
    // A service without a list of its whole catalogue answers 404.
    operation: "listProducts",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest }) => listProducts(rest, { language: "sv", ...page }),
  },
  {
    // A service without a list over all projects answers 404.
    operation: "listAllInstallations",
    effect: "reads",
    mayAnswer: [404],
    run: async ({ rest }) => {
      for (const archived of [false, true])
        await listAllInstallations(rest, { archived, status: "completed", ...page });
    },
  },
  {
    operation: "getProduct",
    effect: "reads",
    run: ({ rest, fixtures }) => getProduct(rest, fixtures.get("productId"), "sv"),
  },
  {
    // A service without the register answers 404.
    operation: "listCertificates",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest }) =>
      listCertificates(rest, { query: "a", from: "2020-01-01", sort: "-customer", language: "sv", ...page }),
  },
  {
    // A service without archives answers 404.
    operation: "getCertificateArchive",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest }) => getCertificateArchive(rest),
  },
  {
    operation: "getFigures",
    effect: "reads",
    // A plain user does not see them, and a service without figures answers 404.
    mayAnswer: [403, 404],
    run: ({ rest }) => getFigures(rest, { from: "2000-01-01", to: "2099-12-31" }),
  },
  {
    operation: "getFeatures",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest }) => getFeatures(rest),
  },
  {
    operation: "verifyCertificate",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest, fixtures }) =>
      verifyCertificate(rest, fixtures.has("code") ? fixtures.get("code") : unknownCode, "192.0.2.1"),
  },
  {
    operation: "listProjects",
    effect: "reads",
    run: async ({ rest, fixtures }) => {
      const list = async (archived: boolean) =>
        (await listProjects(rest, fixtures.get("companyId"), { archived, ...page })).data;
      const [ongoing, archived] = [await list(false), await list(true)];
      const [fullest] = [...ongoing, ...archived].toSorted((a, b) => b.installationCount - a.installationCount);
      fixtures.set({ projectId: fullest?.id, rootFolderId: fullest?.rootFolderId });
    },
  },
  {
    operation: "listProjects",
    effect: "reads",
    // A service without sorted pages may refuse the parameters.
    mayAnswer: [400],
    run: ({ rest, fixtures }) => {
      const sorted = {
        sort: "endDate",
        direction: "desc",
        language: "sv",
        query: "a",
        state: "IN_PROGRESS",
        status: "IN_PROGRESS",
        states: true,
      } as const;
      return listProjects(rest, fixtures.get("companyId"), { archived: false, ...page, ...sorted });
    },
  },
];
