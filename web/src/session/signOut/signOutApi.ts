/** Functions of signing out for other folders. */
export { useAskedSignOut } from "./useAskedSignOut.ts";
export { useSignOut } from "./useSignOut.ts";
