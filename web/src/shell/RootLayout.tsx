import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { useIgnoreHeldKeys } from "../ui/useIgnoreHeldKeys.ts";
import { useIgnoreStrayClicks } from "../ui/useIgnoreStrayClicks.ts";
import { NewVersion } from "./NewVersion.tsx";
import { useFollowTheme } from "./useTheme.ts";

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
