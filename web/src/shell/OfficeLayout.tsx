import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { NarrowWindow } from "./NarrowWindow.tsx";

/** Pages that a too narrow window covers. Public pages are outside, for people with a phone. */
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
