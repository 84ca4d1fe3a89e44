import type { Language } from "./languages.ts";

// Here and not in the catalogues, since this is what is said when they cannot be fetched.
const words: Record<Language, { title: string; retry: string }> = {
  sv: { title: "Sidans texter kunde inte hämtas. Det som redan är sparat finns kvar.", retry: "Ladda om sidan" },
  en: { title: "The texts of the page could not be fetched. What is already saved is kept.", retry: "Reload the page" },
  fi: { title: "Sivun tekstejä ei voitu hakea. Jo tallennettu on tallella.", retry: "Lataa sivu uudelleen" },
  da: {
    title: "Sidens tekster kunne ikke hentes. Det, der allerede er gemt, er bevaret.",
    retry: "Genindlæs siden",
  },
  no: {
    title: "Tekstene på siden kunne ikke hentes. Det som allerede er lagret, er beholdt.",
    retry: "Last inn siden på nytt",
  },
  de: {
    title: "Die Texte der Seite konnten nicht abgerufen werden. Bereits Gespeichertes ist erhalten.",
    retry: "Seite neu laden",
  },
};

/** All there is to show when the very first texts do not come. */
export function CatalogueFailed({ language }: { language: Language }) {
  const { title, retry } = words[language];
  return (
    <main role="alert">
      <h1>{title}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  );
}
