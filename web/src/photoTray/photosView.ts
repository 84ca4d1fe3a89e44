import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const view = "photos";
/** History state set when the tray closes. It makes the tray's button take the focus. */
const leftState = { focus: view };

/** Tells whether the address opens the tray, and opens and closes it. */
export function usePhotosView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = useCallback(() => void navigate({ search: `?view=${view}` }), [navigate]);
  const close = useCallback(() => void navigate({ search: "" }, { state: leftState }), [navigate]);
  const isOpen = search.get("view") === view && !search.has("installation");
  return { isOpen, wasLeft: state?.focus === leftState.focus, open, close };
}
