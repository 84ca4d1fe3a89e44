import { useEffect } from "react";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { cacheAhead } from "../relay/cachedResponses.ts";
import InstallationPanelQuery from "./__generated__/InstallationPanelQuery.graphql.ts";

type Room = { readonly installationId: string; readonly status: string };

const maxRooms = 100;

/** Caches the panels of the folder's first `maxRooms` unfinished installations, so that they open offline. */
export function useKeepInstallations(installations: readonly Room[]): void {
  const { projectId } = useProjectAddress();
  const unfinished = installations.filter(({ status }) => status !== "COMPLETED");
  const ids = unfinished.map(({ installationId }) => installationId).join(" ");
  useEffect(() => {
    if (!("serviceWorker" in navigator) || ids === "") return;
    let isLeft = false;
    const keep = async () => {
      await navigator.serviceWorker.ready;
      for (const installationId of ids.split(" ").slice(0, maxRooms)) {
        if (isLeft) return;
        if (!(await cacheAhead(InstallationPanelQuery.params, { projectId, installationId }))) return;
      }
    };
    void keep();
    return () => {
      isLeft = true;
    };
  }, [projectId, ids]);
}
