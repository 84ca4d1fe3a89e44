import type { components } from "../__generated__/contract.ts";
import type { Language } from "../i18n/language.ts";

type WeeklyMailTexts = {
  subject(count: number, company: string): string;
  greeting(name: string): string;
  intro(company: string): string;
  more(count: number): string;
  /** For an installation that is ready to be finished. */
  allRecorded: string;
  open: string;
  why: string;
  unsubscribe: string;
  kinds: Record<components["schemas"]["AttentionKind"], string>;
};

export const weeklyMailTexts: Record<Language, WeeklyMailTexts> = {
  sv: {
    subject: (count, company) => `Att åtgärda: ${count} (${company})`,
    greeting: (name) => `Hej ${name}!`,
    intro: (company) => `Det här väntar på någon hos ${company}.`,
    more: (count) => `och ${count} till`,
    allRecorded: "alla steg är ifyllda",
    open: "Visa allt",
    why: "Du får det här mejlet varje måndag när något väntar, eftersom du har bett om det på din kontosida.",
    unsubscribe: "Sluta skicka det",
    kinds: {
      FAULT_REPORTED: "Fel som kunder har anmält",
      MAIL_FAILED: "Mejl som inte kom fram",
      MAIL_WAITING: "Mejl som har väntat i över en timme",
      VALUE_OUTSIDE: "Värden utanför gränserna",
      REVIEW_WAITING: "Rum som väntar på granskning",
      PROJECT_OVERDUE: "Projekt vars slutdatum har passerat",
      NOT_ACTIVATED: "Klara i minst 14 dagar, inte aktiverade",
      READY_TO_ACTIVATE: "Klara att aktivera",
      STEP_LEFT: "Påbörjade steg som legat i minst 7 dagar",
      INVITATION_UNUSED: "Inbjudna som aldrig kom",
    },
  },
  en: {
    subject: (count, company) => `Needs attention: ${count} (${company})`,
    greeting: (name) => `Hello ${name},`,
    intro: (company) => `This waits for somebody at ${company}.`,
    more: (count) => `and ${count} more`,
    allRecorded: "every step is filled in",
    open: "Show all",
    why: "You get this mail every Monday on which something waits, because you asked for it on your account page.",
    unsubscribe: "Stop sending it",
    kinds: {
      FAULT_REPORTED: "Faults reported by customers",
      MAIL_FAILED: "Mails that failed",
      MAIL_WAITING: "Mails that have waited for over an hour",
      VALUE_OUTSIDE: "Values outside limits",
      REVIEW_WAITING: "Rooms that wait for a review",
      PROJECT_OVERDUE: "Overdue projects",
      NOT_ACTIVATED: "Finished for 14 days or more, not activated",
      READY_TO_ACTIVATE: "Ready to activate",
      STEP_LEFT: "Steps begun and left for 7 days or more",
      INVITATION_UNUSED: "Invited people who never came",
    },
  },
  fi: {
    subject: (count, company) => `Vaatii huomiota: ${count} (${company})`,
    greeting: (name) => `Hei ${name}!`,
    intro: (company) => `Nämä odottavat jotakuta yrityksessä ${company}.`,
    more: (count) => `ja ${count} muuta`,
    allRecorded: "kaikki vaiheet on täytetty",
    open: "Näytä kaikki",
    why: "Saat tämän viestin maanantaisin, kun jokin odottaa, koska pyysit sitä tilisivullasi.",
    unsubscribe: "Lopeta lähettäminen",
    kinds: {
      FAULT_REPORTED: "Asiakkaiden ilmoittamat viat",
      MAIL_FAILED: "Perille menemättömät sähköpostit",
      MAIL_WAITING: "Yli tunnin odottaneet sähköpostit",
      VALUE_OUTSIDE: "Raja-arvojen ulkopuoliset arvot",
      REVIEW_WAITING: "Tarkastusta odottavat huoneet",
      PROJECT_OVERDUE: "Projektit, joiden päättymispäivä on ohi",
      NOT_ACTIVATED: "Valmiina vähintään 14 päivää, ei aktivoitu",
      READY_TO_ACTIVATE: "Valmiit aktivoitaviksi",
      STEP_LEFT: "Aloitetut vaiheet, jotka ovat odottaneet vähintään 7 päivää",
      INVITATION_UNUSED: "Kutsutut, jotka eivät tulleet",
    },
  },
  da: {
    subject: (count, company) => `Kræver handling: ${count} (${company})`,
    greeting: (name) => `Hej ${name}!`,
    intro: (company) => `Dette venter på nogen hos ${company}.`,
    more: (count) => `og ${count} til`,
    allRecorded: "alle trin er udfyldt",
    open: "Vis alt",
    why: "Du får denne mail hver mandag, når noget venter, fordi du har bedt om det på din kontoside.",
    unsubscribe: "Stop med at sende den",
    kinds: {
      FAULT_REPORTED: "Fejl meldt af kunder",
      MAIL_FAILED: "Mails, der ikke kom frem",
      MAIL_WAITING: "Mails, der har ventet i over en time",
      VALUE_OUTSIDE: "Værdier uden for grænserne",
      REVIEW_WAITING: "Rum, der venter på gennemgang",
      PROJECT_OVERDUE: "Projekter, hvis slutdato er passeret",
      NOT_ACTIVATED: "Færdige i mindst 14 dage, ikke aktiveret",
      READY_TO_ACTIVATE: "Klar til aktivering",
      STEP_LEFT: "Påbegyndte trin, der har ligget i mindst 7 dage",
      INVITATION_UNUSED: "Inviterede, der aldrig kom",
    },
  },
  no: {
    subject: (count, company) => `Må følges opp: ${count} (${company})`,
    greeting: (name) => `Hei ${name}!`,
    intro: (company) => `Dette venter på noen hos ${company}.`,
    more: (count) => `og ${count} til`,
    allRecorded: "alle trinn er fylt ut",
    open: "Vis alt",
    why: "Du får denne e-posten hver mandag når noe venter, fordi du har bedt om det på kontosiden din.",
    unsubscribe: "Slutt å sende den",
    kinds: {
      FAULT_REPORTED: "Feil meldt av kunder",
      MAIL_FAILED: "E-poster som ikke kom fram",
      MAIL_WAITING: "E-poster som har ventet i over en time",
      VALUE_OUTSIDE: "Verdier utenfor grensene",
      REVIEW_WAITING: "Rom som venter på gjennomgang",
      PROJECT_OVERDUE: "Prosjekter der sluttdatoen har passert",
      NOT_ACTIVATED: "Ferdige i minst 14 dager, ikke aktivert",
      READY_TO_ACTIVATE: "Klare for aktivering",
      STEP_LEFT: "Påbegynte trinn som har ligget i minst 7 dager",
      INVITATION_UNUSED: "Inviterte som aldri kom",
    },
  },
  de: {
    subject: (count, company) => `Zu erledigen: ${count} (${company})`,
    greeting: (name) => `Guten Tag ${name},`,
    intro: (company) => `Das wartet bei ${company} auf jemanden.`,
    more: (count) => `und ${count} weitere`,
    allRecorded: "alle Schritte sind ausgefüllt",
    open: "Alles anzeigen",
    why: "Sie erhalten diese E-Mail montags, wenn etwas wartet, weil Sie auf Ihrer Kontoseite darum gebeten haben.",
    unsubscribe: "Nicht mehr senden",
    kinds: {
      FAULT_REPORTED: "Von Kunden gemeldete Störungen",
      MAIL_FAILED: "Nicht zugestellte E-Mails",
      MAIL_WAITING: "E-Mails, die seit über einer Stunde warten",
      VALUE_OUTSIDE: "Werte außerhalb der Grenzen",
      REVIEW_WAITING: "Räume, die auf Prüfung warten",
      PROJECT_OVERDUE: "Projekte mit überschrittenem Enddatum",
      NOT_ACTIVATED: "Seit mindestens 14 Tagen fertig, nicht aktiviert",
      READY_TO_ACTIVATE: "Bereit zur Aktivierung",
      STEP_LEFT: "Begonnene Schritte, seit mindestens 7 Tagen liegen gelassen",
      INVITATION_UNUSED: "Eingeladene, die nie kamen",
    },
  },
};
