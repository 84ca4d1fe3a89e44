/** `folderId` is null for the project itself, which starts each path. */
export type PathSegmentSource = { title: string; folderId: string | null };
