import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { useOwnKeyUps } from "../ui/useOwnKeyUps.ts";
import { NarrowWindow } from "./NarrowWindow.tsx";
import { NewVersion } from "./NewVersion.tsx";
import { useFollowTheme } from "./useTheme.ts";

/**
 * Around every page, signed in or not: what the page waits behind, the theme, the overlay of a window that is too
 * narrow, and the word that the client is too old.
 */
export function RootLayout() {
  useFollowTheme();
  useOwnKeyUps();
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <NarrowWindow />
      <NewVersion />
    </>
  );
}
