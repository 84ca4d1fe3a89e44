import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const view = "photos";
/** History state set when the tray closes. It makes the tray's button take the focus. */
const leftState = { focus: view };

export function usePhotosView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const open = useCallback(() => void navigate({ search: `?view=${view}` }), [navigate]);
  const isOpen = search.get("view") === view && !search.has("installation");
  const back = { to: pathname, state: leftState };
  const leave = () => void navigate(back.to, { state: back.state });
  return { isOpen, back, leave, wasLeft: state?.focus === leftState.focus, open };
}
