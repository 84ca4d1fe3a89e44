import { useCallback, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { fetchFolderInstallations, type ProtocolInstallation } from "./fetchFolderInstallations.ts";
import type { ProtocolRoom } from "./protocolRooms.ts";

const maxFoldersAtOnce = 2;

export type ProtocolEntry = ProtocolRoom & { installation: ProtocolInstallation };

/** `entries` is null until all are loaded; `error` is set if a request failed. */
export function useProtocol(projectId: string, rooms: readonly ProtocolRoom[]) {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState(0);
  const [entries, setEntries] = useState<readonly ProtocolEntry[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = JSON.stringify(rooms);
  // The installations are loaded in parts, because a query fails above 500 service calls and each installation takes
  // two. Relay's pagination would need one hook per folder.
  const stop = useRef(() => {});
  const start = useCallback(() => {
    stop.current();
    let isLeft = false;
    const run = limitConcurrency(maxFoldersAtOnce);
    const fetchFolder = async (folderId: string): Promise<ProtocolInstallation[]> => {
      const found: ProtocolInstallation[] = [];
      if (isLeft) return found;
      for await (const page of fetchFolderInstallations(environment, projectId, folderId)) {
        if (isLeft) break;
        found.push(...page);
        setCount((now) => now + page.length);
      }
      return found;
    };
    const fail = (reason: unknown) => {
      if (!isLeft) setError(reason);
      isLeft = true;
    };
    setCount(0);
    setError(null);
    const wanted: ProtocolRoom[] = JSON.parse(asked);
    const folderIds = new Set(wanted.map(({ folderId }) => folderId));
    Promise.all([...folderIds].map((folderId) => run(() => fetchFolder(folderId)))).then((found) => {
      if (!isLeft) setEntries(toEntries(wanted, found.flat()));
    }, fail);
    stop.current = () => {
      isLeft = true;
    };
  }, [environment, projectId, asked]);
  useEffect(() => {
    start();
    return () => stop.current();
  }, [start]);
  return { entries, count, error, retry: start };
}

/** In the order of `rooms`; rooms deleted meanwhile are left out. */
function toEntries(rooms: readonly ProtocolRoom[], found: readonly ProtocolInstallation[]): ProtocolEntry[] {
  const byId = new Map(found.map((installation) => [installation.installationId, installation]));
  return rooms.flatMap((room) => {
    const installation = byId.get(room.installationId);
    return installation ? [{ ...room, installation }] : [];
  });
}
