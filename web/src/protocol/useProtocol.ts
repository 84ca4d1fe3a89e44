import { useCallback, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { inTurn } from "../relay/inTurn.ts";
import { fetchProtocolInstallation, type ProtocolInstallation } from "./protocolInstallation.ts";
import type { ProtocolRoom } from "./protocolRooms.ts";

const mostAtOnce = 4;

export type ProtocolEntry = ProtocolRoom & { installation: ProtocolInstallation };

/**
 * The installations of a protocol, fetched a few at a time, since each takes several calls of the service. `entries` is null until
 * all are there; `error` is set when one could not be fetched.
 */
export function useProtocol(projectId: string, rooms: readonly ProtocolRoom[]) {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState(0);
  const [entries, setEntries] = useState<readonly ProtocolEntry[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = JSON.stringify(rooms);
  const stop = useRef(() => {});
  const start = useCallback(() => {
    stop.current();
    let isLeft = false;
    const run = inTurn(mostAtOnce);
    const fetchOne = async (room: ProtocolRoom): Promise<ProtocolEntry[]> => {
      if (isLeft) return [];
      const installation = await fetchProtocolInstallation(environment, projectId, room.installationId);
      if (!isLeft) setCount((now) => now + 1);
      return installation ? [{ ...room, installation }] : [];
    };
    const fail = (reason: unknown) => {
      if (!isLeft) setError(reason);
      isLeft = true;
    };
    setCount(0);
    setError(null);
    const wanted: ProtocolRoom[] = JSON.parse(asked);
    Promise.all(wanted.map((room) => run(() => fetchOne(room)))).then((found) => {
      if (!isLeft) setEntries(found.flat());
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
