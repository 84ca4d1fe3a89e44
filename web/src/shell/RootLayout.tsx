import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { useIgnoreHeldKeys } from "../ui/useIgnoreHeldKeys.ts";
import { useIgnoreStrayClicks } from "../ui/useIgnoreStrayClicks.ts";
import { NewVersion } from "./NewVersion.tsx";
import { useFollowTheme } from "./useTheme.ts";

/** Around every page, signed in or not: what the page waits behind, the theme, and the word that the client is too old. */
export function RootLayout() {
  useFollowTheme();
  useIgnoreHeldKeys();
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
