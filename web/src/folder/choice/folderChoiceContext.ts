import { createContext, use } from "react";

/** The ids are global, except `currentFolderId`. */
type FolderChoice = {
  /** The REST id of the current folder, which cannot be chosen. */
  currentFolderId: string | null;
  chosenId: string | null;
  /** The id of the one item in the tab order (roving tabindex). */
  stopId: string;
  onReach: (id: string) => void;
  onChoose: (id: string) => void;
};

export const FolderChoiceContext = createContext<FolderChoice | null>(null);

export function useFolderChoice(): FolderChoice {
  const choice = use(FolderChoiceContext);
  if (!choice) throw new Error("A folder to choose belongs in a FolderChoice");
  return choice;
}
