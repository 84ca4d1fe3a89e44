import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useProjectAddress } from "./useProjectAddress.ts";

/** Redirects to the project's own list. A project archived later stays open, so that its note can be read. */
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
