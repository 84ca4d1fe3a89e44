import { graphql, readInlineData } from "react-relay/hooks";
import type { protocolRooms_folder$key } from "./__generated__/protocolRooms_folder.graphql.ts";

export type ProtocolRoom = {
  installationId: string;
  folderId: string;
  title: string;
  place: string;
  /** The certificate's number; null before the activation. */
  certificate: string | null;
};

const fragment = graphql`
  fragment protocolRooms_folder on SignableFolder @inline {
    folderId
    title
    name
    installations {
      installationId
      title
      activatedAt
    }
    certificates {
      number
      sentAt
    }
  }
`;

export function protocolRooms(folders: readonly protocolRooms_folder$key[], locale: string): ProtocolRoom[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const rooms = new Map(folders.flatMap(roomsOf).map((room) => [room.installationId, room]));
  return [...rooms.values()].sort(
    (a, b) =>
      compare(a.place, b.place) || compare(a.certificate ?? "", b.certificate ?? "") || compare(a.title, b.title),
  );
}

function roomsOf(folder: protocolRooms_folder$key): ProtocolRoom[] {
  const { folderId, title: folderTitle, name, installations, certificates } = readInlineData(fragment, folder);
  const place = name || folderTitle;
  return installations.map(({ installationId, title, activatedAt }) => {
    // Activation and sending have the same time. A folder with rooms added later has several certificates.
    const sent = certificates.find(({ sentAt }) => sentAt === activatedAt) ?? certificates[0];
    return { installationId, folderId, title, place, certificate: (activatedAt && sent?.number) || null };
  });
}
