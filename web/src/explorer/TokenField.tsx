type Props = { token: string; onChange: (token: string) => void };

/** Where an access token is pasted; hidden like a password, since whoever reads it may act by it. */
export function TokenField({ token, onChange }: Props) {
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
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </label>
      <span role="status">
        {token ? "Sent with each operation, kept until this tab is closed." : "Nothing runs without one."}
      </span>
    </header>
  );
}
