import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { useIgnoreStrayClicks } from "../ui/useIgnoreStrayClicks.ts";
import { useOwnKeyUps } from "../ui/useOwnKeyUps.ts";
import { NewVersion } from "./NewVersion.tsx";
import { useFollowTheme } from "./useTheme.ts";

/** Around every page, signed in or not: what the page waits behind, the theme, and the word that the client is too old. */
export function RootLayout() {
  useFollowTheme();
  useOwnKeyUps();
  useIgnoreStrayClicks();
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <NewVersion />
    </>
  );
}
