import { Text } from "../i18n/Text.tsx";

type Covered = {
  projectName: string;
  folderName: string | null | undefined;
  rooms: readonly string[];
  roomCount: number;
};

/** The lines of a list of certificates. The deepest folder comes first, because it differs within a project. */
export function coveredPlace({ projectName, folderName, rooms, roomCount }: Covered) {
  const folders = folderName?.split(" / ").filter(Boolean) ?? [];
  const flat = folders.pop();
  const isNamed = rooms.length > 0 && roomCount <= (flat ? 1 : 2);
  return {
    rooms: (
      <>
        {flat && (roomCount > 0 ? `${flat}, ` : flat)}
        {isNamed && rooms.join(", ")}
        {!isNamed && roomCount > 0 && <Text id="installation.several.count" values={{ count: roomCount }} />}
      </>
    ),
    place: [projectName, ...folders].join(", "),
  };
}
