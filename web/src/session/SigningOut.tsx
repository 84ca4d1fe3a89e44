import { useEffect } from "react";
import { Loading } from "../ui/Loading.tsx";
import { useSignOut } from "./useSignOut.ts";

/** Ends a session that cannot be used. */
export function SigningOut() {
  const { signOut } = useSignOut();
  useEffect(() => signOut({ keepStorage: true }), [signOut]);
  return <Loading />;
}
