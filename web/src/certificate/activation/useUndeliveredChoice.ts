import { useEffect, useEffectEvent, useState } from "react";
import { graphql, readInlineData } from "react-relay/hooks";
import type { FolderNode } from "../folderTree.ts";
import type {
  useUndeliveredChoice_folder$data,
  useUndeliveredChoice_folder$key,
} from "./__generated__/useUndeliveredChoice_folder.graphql.ts";

const fragment = graphql`
  fragment useUndeliveredChoice_folder on SignableFolder @inline {
    certificates {
      recipients {
        copy
        state
      }
    }
  }
`;

type Folders = readonly FolderNode<useUndeliveredChoice_folder$key>[];
type Certificate = useUndeliveredChoice_folder$data["certificates"][number];

/** If `isAsked`, calls `onFound` with the folders that have undelivered certificates. Returns the first one's id. */
export function useUndeliveredChoice(
  isAsked: boolean,
  folders: Folders,
  onFound: (folderIds: readonly string[]) => void,
): string | null {
  const [soughtId, setSoughtId] = useState<string | null>(null);
  const onArrival = useEffectEvent(() => {
    const ids = folders.filter(holdsUndelivered).map(({ folderId }) => folderId);
    setSoughtId(ids[0] ?? null);
    if (ids.length > 0) onFound(ids);
  });
  useEffect(() => {
    if (isAsked) onArrival();
  }, [isAsked]);
  return soughtId;
}

function holdsUndelivered(folder: useUndeliveredChoice_folder$key): boolean {
  return readInlineData(fragment, folder).certificates.some(isUndelivered);
}

/** Copies to the sender do not count. */
function isUndelivered({ recipients }: Certificate): boolean {
  return recipients.findLast(({ copy }) => !copy)?.state === "FAILED";
}
