import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useProjectAddress } from "./useProjectAddress.ts";

/**
 * Sends an address that names the project in the wrong list to the right one. Looked at on arrival only: a project that is archived
 * while it is in view stays, so that what archived it can be read to the end.
 */
export function RedirectToOwnList({ isArchived, children }: { isArchived: boolean; children: ReactNode }) {
  const { list } = useProjectAddress();
  const { pathname, search } = useLocation();
  const own = isArchived ? "archived" : "ongoing";
  const [isElsewhere] = useState(list !== own);
  if (isElsewhere && list !== own) {
    return <Navigate to={{ pathname: pathname.replace(`/${list}/`, `/${own}/`), search }} replace />;
  }
  return children;
}
