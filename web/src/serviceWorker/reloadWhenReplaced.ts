/**
 * Reloads the page when a chunk failed to load because the server has a newer client; typed text is stored. If the server does not answer
 * or has this client, a reload would not help.
 */
export function reloadWhenReplaced(reload: () => void = () => window.location.reload()): void {
  window.addEventListener("vite:preloadError", () => void reloadIfReplaced(reload));
}

async function reloadIfReplaced(reload: () => void): Promise<void> {
  const own = document.querySelector("script[type=module]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" }).then(
    (answer) => answer.text(),
    () => "",
  );
  if (own && page.includes('id="root"') && !page.includes(own)) reload();
}
