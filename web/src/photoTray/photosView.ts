import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const view = "photos";
/** The state of the page that the tray was left to: its button takes the focus. */
const leftState = { focus: view };

/** Whether a folder's or project's page shows the photos for its rooms, as it stands in the address, and the ways there and back. */
export function usePhotosView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = useCallback(() => void navigate({ search: `?view=${view}` }), [navigate]);
  const close = useCallback(() => void navigate({ search: "" }, { state: leftState }), [navigate]);
  const isOpen = search.get("view") === view && !search.has("installation");
  return { isOpen, wasLeft: state?.focus === leftState.focus, open, close };
}
