import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { buildSchema } from "graphql";
import { use, useMemo } from "react";
import page from "../../../docs/integrators.md?raw";
import { readExamples } from "./readExamples.ts";
import { TokenField } from "./TokenField.tsx";
import { useToken } from "./useToken.ts";

const schema = fetch("/schema.graphql").then(async (response) => buildSchema(await response.text()));
const chapters = import.meta.glob<string>("../../../docs/integrators/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const examples = readExamples([page, ...Object.values(chapters)].join("\n"));
// Each tab has its own session storage, which the browser clears when the tab closes.
const storage = window.sessionStorage;

/** Sends a bearer token, as integrators do, and never the cookies of the signed-in user. */
export function Explorer() {
  const access = useToken();
  const { token } = access;
  const fetcher = useMemo(
    () =>
      createGraphiQLFetcher({
        url: "/graphql",
        fetch: (input, init) => window.fetch(input, { ...init, credentials: "omit" }),
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      }),
    [token],
  );
  return (
    <>
      <TokenField {...access} />
      <GraphiQL
        fetcher={fetcher}
        schema={use(schema)}
        defaultTabs={examples}
        storage={storage}
        isHeadersEditorEnabled={false}
      />
    </>
  );
}
