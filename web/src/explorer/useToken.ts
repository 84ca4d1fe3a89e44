import { useState } from "react";

const failures: Record<string, string> = {
  invalid_client: "The pool does not know this id and secret, or the program has ended.",
  temporarily_unavailable: "Too many attempts. Wait a minute.",
};

/** Token and secret are held in memory alone, so a reload forgets them. */
export function useToken() {
  const [token, setToken] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const fetchToken = async (clientId: string, clientSecret: string) => {
    setFailure(null);
    const answer = await askForToken(clientId, clientSecret).catch(() => ({ error: "unavailable" }));
    if ("token" in answer) setToken(answer.token);
    else setFailure(failures[answer.error] ?? "The pool gave no token. Try again.");
  };
  return { token, setToken, failure, fetchToken };
}

async function askForToken(clientId: string, clientSecret: string): Promise<{ token: string } | { error: string }> {
  const response = await window.fetch("/explorer/token", {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ clientId, clientSecret }),
  });
  return response.json();
}
