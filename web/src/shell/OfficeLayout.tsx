import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { NarrowWindow } from "./NarrowWindow.tsx";

/** A notice hides these pages in a narrow window. Public pages have no notice: people open them on a phone. */
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
