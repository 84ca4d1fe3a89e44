import { useEffect } from "react";
import { Loading } from "../../ui/Loading.tsx";
import { enter } from "../enter.ts";
import { loginPathOfEnded } from "../signedOutReason.ts";
import { useSignOut } from "./useSignOut.ts";

const leave = () => enter(loginPathOfEnded(window.location));

/** Ends a session that cannot be used, and opens the login page. */
export function SigningOut() {
  const { signOut } = useSignOut(leave);
  useEffect(() => signOut({ keepStorage: true }), [signOut]);
  return <Loading />;
}
