import type { RecordCountry } from "./recordDraft.ts";

/** Proposed statements that a firm may take over and change. They are in the country's language, not the reader's. */
export const proposedStatements: Record<RecordCountry, string> = {
  FI: "Tässä mainitut lämmityskaapelit on asennettu ja tarkastettu sähköturvallisuuslain 1135/2016, valtioneuvoston asetuksen 1434/2016 ja kohdassa 4 mainittujen standardien mukaisesti. Asennus on tarkastettu aistinvaraisesti ennen peittämistä. EMC-vaatimukset: tuotteet ovat CE-merkittyjä ja asennettu valmistajan ohjeen mukaan.",
  NO: "Arbeidet er planlagt, utført og kontrollert i samsvar med sikkerhetskravene i kapittel V i forskrift om elektriske lavspenningsanlegg (FEL) og normene i punkt 5. Varmekablene er kontrollert visuelt før tildekking.",
  SE: "Arbetet är utfört och kontrollerat enligt vårt egenkontrollprogram och uppfyller kraven i elsäkerhetslagen (2016:732) och i föreskrifterna under punkt 3. Värmekablarna är kontrollerade okulärt före övertäckning.",
};
