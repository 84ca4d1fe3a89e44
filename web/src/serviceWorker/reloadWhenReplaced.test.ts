import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { reloadWhenReplaced } from "./reloadWhenReplaced.ts";

const platformFetch = globalThis.fetch;
const reload = jest.fn();
reloadWhenReplaced(reload);

beforeEach(() => {
  reload.mockClear();
  const script = document.createElement("script");
  script.type = "module";
  script.setAttribute("src", "/assets/index-old.js");
  document.head.replaceChildren(script);
});
afterEach(() => {
  globalThis.fetch = platformFetch;
});

async function failToLoad(respond: () => Promise<Response>) {
  globalThis.fetch = respond;
  window.dispatchEvent(new Event("vite:preloadError"));
  await new Promise((resolve) => setTimeout(resolve));
}

const page = (entry: string) => `<script type="module" src="/assets/${entry}.js"></script><div id="root"></div>`;

test("a page of which a part is gone from the server is loaded anew when the server has a newer client", async () => {
  await failToLoad(async () => new Response(page("index-new")));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Promise<Response>]>([
  ["the server has this very client", async () => new Response(page("index-old"))],
  ["nothing answers", () => Promise.reject(new TypeError("no line"))],
  ["something else answers", async () => new Response("<h1>Sign in to the train</h1>")],
])("it stays as it is when %s", async (_, respond) => {
  await failToLoad(respond);
  expect(reload).not.toHaveBeenCalled();
});
