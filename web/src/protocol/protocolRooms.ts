import { graphql, readInlineData } from "react-relay/hooks";
import type { protocolRooms_folder$key } from "./__generated__/protocolRooms_folder.graphql.ts";

export type ProtocolFolder = protocolRooms_folder$key & { readonly folders?: readonly ProtocolFolder[] };

/** An installation to print, and the folder it is in. */
export type ProtocolRoom = { installationId: string; place: string };

const fragment = graphql`
  fragment protocolRooms_folder on SignableFolder @inline {
    title
    name
    installations {
      installationId
    }
  }
`;

/** Every installation of these folders and below, once, by the place it is in. */
export function protocolRooms(folders: readonly ProtocolFolder[]): ProtocolRoom[] {
  const rooms = new Map(folders.flatMap(roomsOf).map((room) => [room.installationId, room]));
  return [...rooms.values()].sort((a, b) => a.place.localeCompare(b.place, undefined, { numeric: true }));
}

function roomsOf(folder: ProtocolFolder): ProtocolRoom[] {
  const { title, name, installations } = readInlineData(fragment, folder);
  const own = installations.map(({ installationId }) => ({ installationId, place: name || title }));
  return [...own, ...(folder.folders ?? []).flatMap(roomsOf)];
}
