import { graphql, readInlineData } from "react-relay/hooks";
import type { protocolRooms_folder$key } from "./__generated__/protocolRooms_folder.graphql.ts";

export type ProtocolFolder = protocolRooms_folder$key & { readonly folders?: readonly ProtocolFolder[] };

/** An installation to print, and the folder it is in. */
export type ProtocolRoom = { installationId: string; title: string; place: string };

const fragment = graphql`
  fragment protocolRooms_folder on SignableFolder @inline {
    title
    name
    installations {
      installationId
      title
    }
  }
`;

/** Every installation of these folders and below, once, by its place and title, numbers by their value. */
export function protocolRooms(folders: readonly ProtocolFolder[], locale: string): ProtocolRoom[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const rooms = new Map(folders.flatMap(roomsOf).map((room) => [room.installationId, room]));
  return [...rooms.values()].sort((a, b) => compare(a.place, b.place) || compare(a.title, b.title));
}

function roomsOf(folder: ProtocolFolder): ProtocolRoom[] {
  const { title: folderTitle, name, installations } = readInlineData(fragment, folder);
  const place = name || folderTitle;
  const own = installations.map(({ installationId, title }) => ({ installationId, title, place }));
  return [...own, ...(folder.folders ?? []).flatMap(roomsOf)];
}
