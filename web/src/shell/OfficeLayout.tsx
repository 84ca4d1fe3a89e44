import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../ui/Loading.tsx";
import { NarrowWindow } from "./NarrowWindow.tsx";

/** Around the office and its sign-in, which a too narrow window covers. Public pages stand outside, for people on a phone. */
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
