import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { NarrowWindow } from "./NarrowWindow.tsx";
import { useFollowTheme } from "./useTheme.ts";

/** Around every page, signed in or not: what the page waits behind, the theme, and the overlay of a window that is too narrow. */
export function RootLayout() {
  useFollowTheme();
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <NarrowWindow />
    </>
  );
}
