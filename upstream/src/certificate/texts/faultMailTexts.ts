import type { Language } from "../../i18n/language.ts";

type FaultMailTexts = {
  subject(number: string): string;
  intro(day: string, number: string): string;
  next: string;
  open: string;
};

export const faultMailTexts: Record<Language, FaultMailTexts> = {
  sv: {
    subject: (number) => `Felanmälan: garantibevis ${number}`,
    intro: (day, number) =>
      `Den ${day} anmälde någon ett fel via länken i mejlet med garantibevis ${number}. Så här står det i anmälan:`,
    next: "Avsändaren är inte känd för tjänsten, så svara inte på det här mejlet. Kontakta kunden på det sätt ni brukar.",
    open: "Visa garantibeviset i listan",
  },
  en: {
    subject: (number) => `Fault report: certificate ${number}`,
    intro: (day, number) =>
      `On ${day} somebody reported a fault by the link in the mail with certificate ${number}. This is the report:`,
    next: "The service does not know the sender, so do not answer this mail. Contact the customer as you usually do.",
    open: "Show the certificate in the list",
  },
  fi: {
    subject: (number) => `Vikailmoitus: takuutodistus ${number}`,
    intro: (day, number) =>
      `${day} joku ilmoitti viasta takuutodistuksen ${number} sähköpostissa olevan linkin kautta. Ilmoitus kuuluu:`,
    next: "Palvelu ei tunne lähettäjää, joten älä vastaa tähän viestiin. Ota yhteyttä asiakkaaseen tavalliseen tapaan.",
    open: "Näytä takuutodistus luettelossa",
  },
  da: {
    subject: (number) => `Fejlmelding: garantibevis ${number}`,
    intro: (day, number) =>
      `Den ${day} meldte nogen en fejl via linket i mailen med garantibevis ${number}. Sådan lyder meldingen:`,
    next: "Tjenesten kender ikke afsenderen, så svar ikke på denne mail. Kontakt kunden, som I plejer.",
    open: "Vis garantibeviset på listen",
  },
  no: {
    subject: (number) => `Feilmelding: garantibevis ${number}`,
    intro: (day, number) =>
      `${day} meldte noen en feil via lenken i e-posten med garantibevis ${number}. Slik lyder meldingen:`,
    next: "Tjenesten kjenner ikke avsenderen, så ikke svar på denne e-posten. Kontakt kunden slik dere pleier.",
    open: "Vis garantibeviset i listen",
  },
  de: {
    subject: (number) => `Störungsmeldung: Garantieurkunde ${number}`,
    intro: (day, number) =>
      `Am ${day} hat jemand über den Link in der E-Mail mit der Garantieurkunde ${number} eine Störung gemeldet. Die Meldung lautet:`,
    next: "Der Dienst kennt den Absender nicht; antworten Sie also nicht auf diese E-Mail. Wenden Sie sich wie gewohnt an den Kunden.",
    open: "Garantieurkunde in der Liste zeigen",
  },
};
