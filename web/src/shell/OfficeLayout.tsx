import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { NarrowWindow } from "./NarrowWindow.tsx";

/** A notice hides these pages if the window is too narrow. Public pages have no such notice, because people open them on a phone. */
export function OfficeLayout() {
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <NarrowWindow />
    </>
  );
}
