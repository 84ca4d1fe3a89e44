import { useRef, useState } from "react";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useActivateProject } from "./useActivateProject.ts";
import { useArchiveProject } from "./useArchiveProject.ts";

export type Direction = "archive" | "reactivate";
export type ProjectToMove = { readonly id: string; readonly name: string };
export type MovedProjects = {
  direction: Direction;
  isUndo: boolean;
  moved: readonly ProjectToMove[];
  left: readonly (ProjectToMove & { failure: MutationFailure })[];
};

/** Moves several projects to the archive or back, one after another, and tells of each how it ended. */
export function useMoveProjects() {
  const { archive } = useArchiveProject();
  const { activate } = useActivateProject();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const isStopped = useRef(false);
  const move = async (projects: readonly ProjectToMove[], direction: Direction, isUndo: boolean) => {
    isStopped.current = false;
    const moved: ProjectToMove[] = [];
    const left: (ProjectToMove & { failure: MutationFailure })[] = [];
    for (const [done, { id, name }] of projects.entries()) {
      if (isStopped.current) break;
      setProgress({ done, count: projects.length });
      const result = await (direction === "archive" ? archive : activate)(id);
      if (result.kind === "done") moved.push({ id, name });
      else left.push({ id, name, failure: result });
    }
    setProgress(null);
    return { direction, isUndo, moved, left };
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { move, progress, stop };
}
