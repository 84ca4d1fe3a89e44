import type { CreateFromTemplateInput, MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { createFolders, type MadeFolders, type NewFolder, type NewFolderPlace } from "../folder/createFolders.ts";
import { maxDepth } from "../folder/Folder.ts";
import { unknownFolder, validateTitle } from "../folder/folderMutations.ts";
import { itemKey, requireRequests, runItems } from "../graphql/bulk.ts";
import { parseIds, requireIds } from "../graphql/globalId.ts";
import { userError } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, requireFields } from "../graphql/validation.ts";
import { createWithProducts } from "../installation/createInstallations.ts";
import { toExtraFields } from "../product/installedProduct.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestFolder, RestTemplate } from "../rest/types.ts";
import { pathTo, toTemplateRoom } from "./Template.ts";

export const createFromTemplate: MutationResolvers["createFromTemplate"] = async (_, { input }, context) => {
  const { loaders, budget } = context;
  const { templateId } = requireIds("Template", input.templateId);
  const parentKey = requireIds("Folder", input.folderId);
  const idempotencyKey = parseIdempotencyKey(input, context);
  const parentFolder = () => loaders.folder.load(parentKey);
  const refused = (userErrors: UserError[]) => ({ folder: null, parentFolder, results: [], userErrors });
  const title = input.title?.trim();
  const faults = [...(title === undefined ? [] : validateTitle(title)), ...(await validateInstaller(input, context))];
  if (faults.length > 0) return refused(faults);

  const language = await loaders.language();
  const template = await context.rest.call("getTemplate", { templateId, query: { language } });
  const parent = requireFound(await loaders.folder.load(parentKey), unknownFolder);
  const levels = toLevels(template, title);
  const misplaced = validateDepth(parent, levels.length);
  if (misplaced.length > 0) return refused(misplaced);
  // Throws for a room whose place breaks the contract, before anything is created.
  const rooms = template.rooms.map((room) => ({ ...room, told: toTemplateRoom(room, template.folders) }));
  requireRequests(countRequests(template, levels), budget);

  const place = { parentKey, keyOf: (id: string, part?: string) => itemKey(idempotencyKey, id, part) };
  const { made, userErrors } = await createFolders(levels, place, context);
  const installerId = parseIds("User", input.installerId)?.userId ?? "";
  const create = ({ told, ...room }: (typeof rooms)[number], index: number) =>
    createRoom(room, { installerId, index, made, place }, context).then((created) => ({ room: told, ...created }));
  const results = await runItems(userErrors.length > 0 ? [] : rooms, create, context);
  const folderKey = made.get(newFolderId) ?? (title === undefined && userErrors.length === 0 ? parentKey : null);
  return { folder: folderKey && (() => loaders.folder.load(folderKey)), parentFolder, results, userErrors };
};

// Checks the installer before a folder is created. REST would refuse each room for the same reason later.
async function validateInstaller({ installerId }: CreateFromTemplateInput, { loaders }: Context): Promise<UserError[]> {
  const missing = requireFields({ installerId }, { installerId: ["INSTALLER_REQUIRED", "Installer is required"] });
  if (missing.length > 0) return missing;
  const ids = parseIds("User", installerId);
  const user = ids && (await loaders.user.load(ids.userId));
  if (user?.installer && user.active) return [];
  return [userError("INSTALLER_NOT_ALLOWED", "There is no such installer", "installerId")];
}

const newFolderId = "new";

function toLevels({ folders }: RestTemplate, title: string | undefined): NewFolder[][] {
  const levels: NewFolder[][] = [];
  for (const [index, folder] of folders.entries()) {
    const depth = pathTo(index, folders).length - 1;
    const parentId = folder.folder === null ? newFolderId : String(folder.folder);
    levels[depth] = [...(levels[depth] ?? []), { id: String(index), parentId, title: folder.title }];
  }
  return title === undefined ? levels : [[{ id: newFolderId, parentId: null, title }], ...levels];
}

function validateDepth(parent: RestFolder, levelCount: number): UserError[] {
  const isTooDeep = parent.depth + levelCount > maxDepth;
  return isTooDeep ? [userError("FOLDER_TOO_DEEP", "The template has too many levels for this place", "folderId")] : [];
}

function countRequests({ rooms }: RestTemplate, levels: NewFolder[][]): number {
  const products = rooms.flatMap((room) => room.products);
  // A product that left the catalogue costs one more request for the reason of its refusal.
  const gone = products.filter(({ title }) => title === null);
  return levels.flat().length + rooms.length + products.length + gone.length;
}

type RoomOptions = { installerId: string; index: number; made: MadeFolders; place: NewFolderPlace };

function createRoom(
  { title, folder, products }: RestTemplate["rooms"][number],
  { installerId, index, made, place: { parentKey, keyOf } }: RoomOptions,
  context: Context,
) {
  const added = products.map(({ productId, ...fields }) => ({ productId, ...toExtraFields(fields) }));
  const folderKey = made.get(folder === null ? newFolderId : String(folder)) ?? parentKey;
  const place = { folderKey, keyOf: (part: string) => keyOf(`room/${index}`, part) };
  return createWithProducts({ title, installerId, products: added }, place, context);
}
