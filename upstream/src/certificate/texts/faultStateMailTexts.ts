import type { Language } from "../../i18n/language.ts";

type Facts = { company: string; day: string; number: string; place: string };

type FaultStateMailTexts = {
  subject(number: string): string;
  contacted(facts: Facts): string;
  closed(facts: Facts): string;
  agreed: string;
  done: string;
  open: string;
  questions(company: string): string;
};

export const faultStateMailTexts: Record<Language, FaultStateMailTexts> = {
  sv: {
    subject: (number) => `Felanmälan om garantibevis ${number}`,
    contacted: ({ company, day, number, place }) =>
      `${company} har svarat på felanmälan av den ${day} om garantibevis ${number}, ${place}.`,
    closed: ({ company, day, number, place }) =>
      `${company} har avslutat felanmälan av den ${day} om garantibevis ${number}, ${place}.`,
    agreed: "Avtalat",
    done: "Det här gjordes",
    open: "Visa felanmälan",
    questions: (company) => `${company} svarar på frågor: svara på det här mejlet.`,
  },
  en: {
    subject: (number) => `Fault report about warranty certificate ${number}`,
    contacted: ({ company, day, number, place }) =>
      `${company} has answered the fault report of ${day} about warranty certificate ${number}, ${place}.`,
    closed: ({ company, day, number, place }) =>
      `${company} has closed the fault report of ${day} about warranty certificate ${number}, ${place}.`,
    agreed: "Agreed",
    done: "What was done",
    open: "Show the fault report",
    questions: (company) => `${company} answers questions: reply to this message.`,
  },
  fi: {
    subject: (number) => `Vikailmoitus takuutodistuksesta ${number}`,
    contacted: ({ company, day, number, place }) =>
      `${company} on vastannut ${day} tehtyyn vikailmoitukseen takuutodistuksesta ${number}, ${place}.`,
    closed: ({ company, day, number, place }) =>
      `${company} on sulkenut ${day} tehdyn vikailmoituksen takuutodistuksesta ${number}, ${place}.`,
    agreed: "Sovittu",
    done: "Näin tehtiin",
    open: "Näytä vikailmoitus",
    questions: (company) => `${company} vastaa kysymyksiin: vastaa tähän viestiin.`,
  },
  da: {
    subject: (number) => `Fejlmelding om garantibevis ${number}`,
    contacted: ({ company, day, number, place }) =>
      `${company} har svaret på fejlmeldingen af ${day} om garantibevis ${number}, ${place}.`,
    closed: ({ company, day, number, place }) =>
      `${company} har afsluttet fejlmeldingen af ${day} om garantibevis ${number}, ${place}.`,
    agreed: "Aftalt",
    done: "Det blev gjort",
    open: "Vis fejlmeldingen",
    questions: (company) => `${company} svarer på spørgsmål: svar på denne mail.`,
  },
  no: {
    subject: (number) => `Feilmelding om garantibevis ${number}`,
    contacted: ({ company, day, number, place }) =>
      `${company} har svart på feilmeldingen av ${day} om garantibevis ${number}, ${place}.`,
    closed: ({ company, day, number, place }) =>
      `${company} har avsluttet feilmeldingen av ${day} om garantibevis ${number}, ${place}.`,
    agreed: "Avtalt",
    done: "Dette ble gjort",
    open: "Vis feilmeldingen",
    questions: (company) => `${company} svarer på spørsmål: svar på denne e-posten.`,
  },
  de: {
    subject: (number) => `Störungsmeldung zur Garantieurkunde ${number}`,
    contacted: ({ company, day, number, place }) =>
      `${company} hat auf die Störungsmeldung vom ${day} zur Garantieurkunde ${number}, ${place}, geantwortet.`,
    closed: ({ company, day, number, place }) =>
      `${company} hat die Störungsmeldung vom ${day} zur Garantieurkunde ${number}, ${place}, abgeschlossen.`,
    agreed: "Vereinbart",
    done: "Das wurde getan",
    open: "Störungsmeldung anzeigen",
    questions: (company) => `${company} beantwortet Fragen: Antworten Sie auf diese Nachricht.`,
  },
};
