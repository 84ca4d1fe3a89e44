import { useEffect, useState } from "react";

const name = "explorer token";

/** The token that is sent, kept for as long as this tab of the browser is open. */
export function useToken() {
  const [token, setToken] = useState(() => window.sessionStorage.getItem(name) ?? "");
  useEffect(() => window.sessionStorage.setItem(name, token), [token]);
  return { token, setToken };
}
