/** Reloads the page if a chunk failed to load because the server has a newer client. Stored drafts keep typed text. */
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
