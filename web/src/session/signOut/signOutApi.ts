/** What other folders may use of signing out besides its components. */
export { useAskedSignOut } from "./useAskedSignOut.ts";
export { useSignOut } from "./useSignOut.ts";
