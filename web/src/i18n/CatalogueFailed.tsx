import { Button } from "@blueprintjs/core";
import styles from "./CatalogueFailed.module.css";
import type { Language } from "./languages.ts";

type Words = { title: string; kept: string; reload: string };

// These texts are shown if no catalogue could be loaded, so they are part of the code.
const words: Record<Language, Words> = {
  sv: {
    title: "Sidans texter kunde inte hämtas",
    kept: "Servern svarade inte. Det som redan är sparat finns kvar.",
    reload: "Ladda om sidan",
  },
  en: {
    title: "The texts of the page could not be fetched",
    kept: "The server did not answer. What is already saved is kept.",
    reload: "Reload the page",
  },
  fi: {
    title: "Sivun tekstejä ei voitu hakea",
    kept: "Palvelin ei vastannut. Jo tallennettu on tallella.",
    reload: "Lataa sivu uudelleen",
  },
  da: {
    title: "Sidens tekster kunne ikke hentes",
    kept: "Serveren svarede ikke. Det, der allerede er gemt, er bevaret.",
    reload: "Genindlæs siden",
  },
  no: {
    title: "Tekstene på siden kunne ikke hentes",
    kept: "Serveren svarte ikke. Det som allerede er lagret, er beholdt.",
    reload: "Last inn siden på nytt",
  },
  de: {
    title: "Die Texte der Seite konnten nicht abgerufen werden",
    kept: "Der Server hat nicht geantwortet. Bereits Gespeichertes ist erhalten.",
    reload: "Seite neu laden",
  },
};

export function CatalogueFailed({ language }: { language: Language }) {
  const { title, kept, reload } = words[language];
  return (
    <main role="alert" className={styles.failed}>
      <h1>{title}</h1>
      <p>{kept}</p>
      <Button onClick={() => window.location.reload()}>{reload}</Button>
    </main>
  );
}
