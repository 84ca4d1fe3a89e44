import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { TemplateContent } from "../database/templateTables.ts";
import { validationFailed } from "../errors.ts";
import { type FolderNode, folderIn, loadFolderTree } from "../folder/loadFolderTree.ts";
import { byTitle } from "../i18n/language.ts";

type FolderKey = { projectId: string; folderId: string };
type Product = TemplateContent["rooms"][number]["products"][number];

/** The most objects that a gateway creates from a template in one operation. */
const maxEntries = 100;
const compare = byTitle("sv");

export async function loadFolderContent(
  db: Kysely<Tables>,
  companyId: string,
  { projectId, folderId }: FolderKey,
): Promise<TemplateContent> {
  const folder = folderIn(await loadFolderTree(db, companyId, projectId), folderId);
  const below = foldersBelow(folder);
  refuseSize(below.length + folder.count);
  const places = new Map(below.map(({ row }, index) => [row.id, index]));
  const placeOf = (id: string | null) => places.get(id ?? "") ?? null;
  const installations = await db
    .selectFrom("installation")
    .select(["id", "title", "folder_id"])
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .where("folder_id", "in", [folderId, ...places.keys()])
    .orderBy("id")
    .execute();
  const ids = installations.map(({ id }) => id);
  const products = await loadProducts(db, companyId, ids);
  return {
    folders: below.map(({ row }) => ({ title: row.title, folder: placeOf(row.parent_folder_id) })),
    rooms: installations.sort(compare).map(({ id, title, folder_id }) => ({
      title,
      folder: placeOf(folder_id),
      products: products.get(id) ?? [],
    })),
  };
}

function foldersBelow({ children }: FolderNode): FolderNode[] {
  const sorted = children.toSorted((one, other) => compare(one.row, other.row));
  return sorted.flatMap((child) => [child, ...foldersBelow(child)]);
}

function refuseSize(count: number): void {
  const field = "folderId";
  if (count === 0) {
    const message = "The folder holds neither installations nor folders, so there is nothing to make a template of.";
    throw validationFailed([{ field, code: "FIELD_VALUE", message }]);
  }
  if (count <= maxEntries) return;
  const message = `A template holds ${maxEntries} installations and folders at most; this folder holds ${count}.`;
  throw validationFailed([{ field, code: "FIELD_TOO_LARGE", message, limit: maxEntries }]);
}

async function loadProducts(db: Kysely<Tables>, companyId: string, ids: string[]): Promise<Map<string, Product[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("installed_product as installed")
    .innerJoin("product", "product.id", "installed.product_id")
    .select(["installed.installation_id", "product.id as productId", "product.article_number as articleNumber"])
    .select(["installed.voltage", "installed.cable_length as cableLength", "installed.isolation"])
    .where("installed.company_id", "=", companyId)
    .where("installed.installation_id", "in", ids)
    .orderBy("installed.position")
    .execute();
  const products = new Map<string, Product[]>();
  for (const { installation_id, ...product } of rows)
    products.set(installation_id, [...(products.get(installation_id) ?? []), product]);
  return products;
}
