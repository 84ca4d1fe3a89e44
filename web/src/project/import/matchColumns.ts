import { type ProjectFormField, projectFormFields } from "../projectDraft.ts";

/** The column's index for each field; null if the file has no such column. */
export type Columns = Readonly<Record<ProjectFormField, number | null>>;

/** Usual column names in the six languages. */
const names: Record<ProjectFormField, string> = {
  name: "projekt, projektnamn, namn, project, project name, name, projekti, projektin nimi, nimi, projektnavn, navn, prosjekt, prosjektnavn, projektname, bauvorhaben",
  customer:
    "kund, kundnamn, kundens namn, beställare, customer, customer name, client, asiakas, asiakkaan nimi, tilaaja, kunde, kundenavn, kundens navn, kundenname, auftraggeber",
  customerEmail:
    "e-post, e-postadress, mejl, kundens e-post, e-mail, mail, e-mail address, customer e-mail, customer’s e-mail, sähköposti, asiakkaan sähköposti, kundens e-mail, e-postadresse, kundens e-postadresse, e-mail-adresse, e-mail des kunden",
  postalCode: "postnummer, postnr, postal code, postcode, zip, zip code, postinumero, postleitzahl, plz",
  city: "ort, postort, stad, city, town, paikkakunta, kaupunki, kunta, postitoimipaikka, by, sted, poststed, stadt",
  startDate: "startdatum, start, start date, starts, aloituspäivä, alkupäivä, alkaa, startdato, beginn, anfangsdatum",
  endDate:
    "slutdatum, slut, end date, end, ends, lopetuspäivä, päättymispäivä, loppupäivä, päättyy, slutdato, sluttdato, slutt, enddatum, ende",
  externalId:
    "eget nummer, ordernummer, ordernr, order, arbetsorder, projektnummer, projektnr, referens, own number, order number, order no, project number, project no, job number, work order, reference, external id, oma numero, tilausnumero, tilausnro, työnumero, projektinumero, projektin numero, viite, viitenumero, ordrenummer, ordrenr, ordre, sagsnummer, sagsnr, prosjektnummer, prosjektnr, saksnummer, referanse, eigene nummer, auftragsnummer, auftragsnr, auftrags-nr, auftrag, bestellnummer, referenz",
};

const fold = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
const known = Object.entries(names).flatMap(([field, words]) => words.split(", ").map((word) => [fold(word), field]));

/** Finds each field's column by its header, compared with `labels` and the usual names. */
export function matchColumns(header: readonly string[], labels: Readonly<Record<ProjectFormField, string>>): Columns {
  const fieldOf = new Map([...known, ...projectFormFields.map((field) => [fold(labels[field]), field])] as [
    string,
    string,
  ][]);
  const fields = header.map((head) => fieldOf.get(fold(head)));
  const place = (field: ProjectFormField) => (fields.includes(field) ? fields.indexOf(field) : null);
  return Object.fromEntries(projectFormFields.map((field) => [field, place(field)])) as Columns;
}
