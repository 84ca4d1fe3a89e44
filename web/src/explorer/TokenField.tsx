import { type SubmitEvent, useState } from "react";
import type { useToken } from "./useToken.ts";

type Props = ReturnType<typeof useToken>;

/** A person pastes the token, or fetches it with a program's id and secret. It is masked, because it grants access. */
export function TokenField({ token, setToken, failure, fetchToken }: Props) {
  const [clientId, setClientId] = useState("");
  const [clientSecret, setClientSecret] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void fetchToken(clientId, clientSecret);
  };
  return (
    <header className="explorer-head">
      <strong>GraphQL explorer</strong>
      <label>
        Access token
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          placeholder="npm run token -- owner@nordgolv.example ..."
          onChange={(event) => setToken(event.target.value.trim())}
        />
      </label>
      <form onSubmit={submit}>
        <label>
          or a program's id
          <input
            autoComplete="off"
            spellCheck={false}
            value={clientId}
            onChange={(event) => setClientId(event.target.value.trim())}
          />
        </label>
        <label>
          and secret
          <input
            type="password"
            autoComplete="off"
            value={clientSecret}
            onChange={(event) => setClientSecret(event.target.value.trim())}
          />
        </label>
        <button type="submit" disabled={clientId === "" || clientSecret === ""}>
          Get a token
        </button>
      </form>
      <span role="status">
        {failure ?? (token ? "Sent with each operation, and forgotten with this page." : "Nothing runs without one.")}
      </span>
    </header>
  );
}
