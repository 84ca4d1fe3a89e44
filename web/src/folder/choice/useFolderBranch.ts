import { type KeyboardEvent, useState } from "react";
import { graphql, useQueryLoader } from "react-relay/hooks";
import type { useFolderBranchQuery } from "./__generated__/useFolderBranchQuery.graphql.ts";

export const folderBranchQuery = graphql`
  query useFolderBranchQuery($id: ID!) {
    node(id: $id) {
      ... on Folder {
        subFolders @catch(to: RESULT) {
          id
          ...FolderBranch_folder
        }
      }
    }
  }
`;

export function useFolderBranch(id: string, mayHoldFolders: boolean, onChoose: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [reference, load] = useQueryLoader<useFolderBranchQuery>(folderBranchQuery);
  const fetchChildren = () => load({ id }, { fetchPolicy: "store-and-network" });
  const toggle = () => {
    if (!isOpen) fetchChildren();
    setOpen(!isOpen);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter" || event.key === " ") onChoose();
    else if (mayHoldFolders && event.key === (isOpen ? "ArrowLeft" : "ArrowRight")) toggle();
    else return;
    event.preventDefault();
  };
  return { isOpen, reference, toggle, press, retry: fetchChildren };
}
