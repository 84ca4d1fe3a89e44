import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { byTitle, type Language } from "../i18n/language.ts";

export type TreeInstallation = {
  id: string;
  title: string;
  completedAt: Date | null;
  activatedAt: Date | null;
  awaitsReview: boolean;
  finishedBy: string | null;
  installerName: string;
};

export type TreeFolder = {
  id: string;
  title: string;
  /** Titles from below the root down to this folder, joined by ` / `. The root folder has its own title. */
  name: string;
  isRoot: boolean;
  installations: TreeInstallation[];
  folders: TreeFolder[];
};

type Options = {
  lock?: boolean;
  language?: Language;
};

export async function loadProjectTree(
  db: Kysely<Tables>,
  companyId: string,
  projectId: string,
  { lock = false, language = "sv" }: Options = {},
): Promise<TreeFolder[]> {
  const folders = await db
    .selectFrom("folder")
    .select(["id", "title", "parent_folder_id"])
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .orderBy("id")
    .execute();
  const installations = await installationRows(db, companyId, projectId, lock);
  const byFolder = Map.groupBy(installations, ({ folder_id }) => folder_id);
  const compare = byTitle(language);
  const byParent = Map.groupBy(folders.sort(compare), ({ parent_folder_id }) => parent_folder_id);
  const grow = (parentId: string | null, names: string[]): TreeFolder[] =>
    (byParent.get(parentId) ?? []).map(({ id, title }) => {
      const path = parentId === null ? [] : [...names, title];
      return {
        id,
        title,
        name: path.join(" / ") || title,
        isRoot: parentId === null,
        installations: (byFolder.get(id) ?? []).map(toInstallation).sort(compare),
        folders: grow(id, path),
      };
    });
  return grow(null, []);
}

export function allFolders(folders: TreeFolder[]): TreeFolder[] {
  return folders.flatMap((folder) => [folder, ...allFolders(folder.folders)]);
}

export function isSelectable({ installations }: TreeFolder): boolean {
  return (
    installations.every(({ completedAt, awaitsReview }) => completedAt !== null && !awaitsReview) &&
    installations.some(({ activatedAt }) => activatedAt === null)
  );
}

type Row = Awaited<ReturnType<typeof installationRows>>[number];

function toInstallation(row: Row): TreeInstallation {
  const { id, title, completed_at: completedAt, activated_at: activatedAt, first_name, last_name } = row;
  const awaitsReview = row.review_state === "WAITING";
  const installerName = `${first_name} ${last_name}`;
  return { id, title, completedAt, activatedAt, awaitsReview, finishedBy: row.finished_by, installerName };
}

function installationRows(db: Kysely<Tables>, companyId: string, projectId: string, lock: boolean) {
  return db
    .selectFrom("installation")
    .innerJoin("app_user as installer", (join) =>
      join
        .onRef("installer.company_id", "=", "installation.company_id")
        .onRef("installer.id", "=", "installation.installer_id"),
    )
    .select(["installation.id", "installation.folder_id", "installation.title", "installation.completed_at"])
    .select(["installation.review_state", "installation.finished_by", "installation.activated_at"])
    .select(["installer.first_name", "installer.last_name"])
    .where("installation.company_id", "=", companyId)
    .where("installation.project_id", "=", projectId)
    .orderBy("installation.id")
    .$if(lock, (query) => query.forUpdate("installation"))
    .execute();
}
