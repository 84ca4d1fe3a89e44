import type { components } from "../__generated__/contract.ts";
import type { Language } from "../i18n/language.ts";

export interface UnsubscribeTexts {
  title: string;
  question(company: string): string;
  button: string;
  done(company: string): string;
  invalid: string;
  tooMany: string;
}

interface WeeklyMailTexts {
  subject(count: number, company: string): string;
  greeting(name: string): string;
  intro(company: string): string;
  more(count: number): string;
  open: string;
  why: string;
  unsubscribe: string;
  unsubscribePage: UnsubscribeTexts;
  kinds: Record<components["schemas"]["AttentionKind"], string>;
}

export const weeklyMailTexts: Record<Language, WeeklyMailTexts> = {
  sv: {
    subject: (count, company) => `Att åtgärda: ${count} (${company})`,
    greeting: (name) => `Hej ${name}!`,
    intro: (company) => `Det här väntar på någon hos ${company}.`,
    more: (count) => `och ${count} till`,
    open: "Visa allt",
    why: "Du får det här mejlet varje måndag när något väntar, eftersom du har bett om det på din kontosida.",
    unsubscribe: "Sluta skicka det",
    unsubscribePage: {
      title: "Veckomejlet",
      question: (company) => `Vill du sluta få mejlet varje måndag om det som väntar hos ${company}?`,
      button: "Sluta skicka det",
      done: (company) => `Du får inte veckomejlet från ${company} längre. På din kontosida kan du slå på det igen.`,
      invalid:
        "Länken gäller inte. Kanske kom den inte med i sin helhet. Öppna den i mejlet igen, eller slå av mejlet på din kontosida.",
      tooMany:
        "För många ogiltiga länkar har öppnats härifrån. Försök igen om en timme, eller slå av mejlet på din kontosida.",
    },
    kinds: {
      MAIL_FAILED: "Mejl som inte kom fram",
      VALUE_OUTSIDE: "Värden utanför gränserna",
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
    open: "Show all",
    why: "You get this mail every Monday on which something waits, because you asked for it on your account page.",
    unsubscribe: "Stop sending it",
    unsubscribePage: {
      title: "The weekly mail",
      question: (company) => `Do you want to stop getting the Monday mail about what waits at ${company}?`,
      button: "Stop sending it",
      done: (company) =>
        `You no longer get the weekly mail of ${company}. You can turn it on again on your account page.`,
      invalid:
        "The link is not valid. Part of it may be missing. Open it in the mail again, or turn the mail off on your account page.",
      tooMany:
        "Too many links that are not valid were opened from here. Try again in an hour, or turn the mail off on your account page.",
    },
    kinds: {
      MAIL_FAILED: "Mails that failed",
      VALUE_OUTSIDE: "Values outside limits",
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
    open: "Näytä kaikki",
    why: "Saat tämän viestin maanantaisin, kun jokin odottaa, koska pyysit sitä tilisivullasi.",
    unsubscribe: "Lopeta lähettäminen",
    unsubscribePage: {
      title: "Viikkoviesti",
      question: (company) => `Haluatko lopettaa maanantain viestin siitä, mikä odottaa yrityksessä ${company}?`,
      button: "Lopeta lähettäminen",
      done: (company) =>
        `Et enää saa yrityksen ${company} viikkoviestiä. Voit ottaa sen uudelleen käyttöön tilisivullasi.`,
      invalid:
        "Linkki ei kelpaa. Siitä saattaa puuttua osa. Avaa se uudelleen viestistä tai poista viesti käytöstä tilisivullasi.",
      tooMany:
        "Täältä on avattu liian monta virheellistä linkkiä. Yritä uudelleen tunnin kuluttua tai poista viesti käytöstä tilisivullasi.",
    },
    kinds: {
      MAIL_FAILED: "Perille menemättömät sähköpostit",
      VALUE_OUTSIDE: "Raja-arvojen ulkopuoliset arvot",
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
    open: "Vis alt",
    why: "Du får denne mail hver mandag, når noget venter, fordi du har bedt om det på din kontoside.",
    unsubscribe: "Stop med at sende den",
    unsubscribePage: {
      title: "Ugemailen",
      question: (company) => `Vil du ikke længere have mailen hver mandag om det, der venter hos ${company}?`,
      button: "Stop med at sende den",
      done: (company) => `Du får ikke længere ugemailen fra ${company}. Du kan slå den til igen på din kontoside.`,
      invalid:
        "Linket gælder ikke. Måske mangler en del af det. Åbn det i mailen igen, eller slå mailen fra på din kontoside.",
      tooMany:
        "Der er åbnet for mange ugyldige links herfra. Prøv igen om en time, eller slå mailen fra på din kontoside.",
    },
    kinds: {
      MAIL_FAILED: "Mails, der ikke kom frem",
      VALUE_OUTSIDE: "Værdier uden for grænserne",
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
    open: "Vis alt",
    why: "Du får denne e-posten hver mandag når noe venter, fordi du har bedt om det på kontosiden din.",
    unsubscribe: "Slutt å sende den",
    unsubscribePage: {
      title: "Ukesmeldingen",
      question: (company) => `Vil du slutte å få e-posten hver mandag om det som venter hos ${company}?`,
      button: "Slutt å sende den",
      done: (company) => `Du får ikke lenger ukesmeldingen fra ${company}. Du kan slå den på igjen på kontosiden din.`,
      invalid:
        "Lenken gjelder ikke. Kanskje mangler en del av den. Åpne den i e-posten igjen, eller slå av e-posten på kontosiden din.",
      tooMany:
        "For mange ugyldige lenker er åpnet herfra. Prøv igjen om en time, eller slå av e-posten på kontosiden din.",
    },
    kinds: {
      MAIL_FAILED: "E-poster som ikke kom fram",
      VALUE_OUTSIDE: "Verdier utenfor grensene",
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
    open: "Alles anzeigen",
    why: "Sie erhalten diese E-Mail montags, wenn etwas wartet, weil Sie auf Ihrer Kontoseite darum gebeten haben.",
    unsubscribe: "Nicht mehr senden",
    unsubscribePage: {
      title: "Die wöchentliche E-Mail",
      question: (company) =>
        `Möchten Sie die E-Mail am Montag über das, was bei ${company} wartet, nicht mehr erhalten?`,
      button: "Nicht mehr senden",
      done: (company) =>
        `Sie erhalten die wöchentliche E-Mail von ${company} nicht mehr. Auf Ihrer Kontoseite können Sie sie wieder einschalten.`,
      invalid:
        "Der Link ist nicht gültig. Vielleicht fehlt ein Teil. Öffnen Sie ihn in der E-Mail noch einmal, oder schalten Sie die E-Mail auf Ihrer Kontoseite aus.",
      tooMany:
        "Von hier wurden zu viele ungültige Links geöffnet. Versuchen Sie es in einer Stunde wieder, oder schalten Sie die E-Mail auf Ihrer Kontoseite aus.",
    },
    kinds: {
      MAIL_FAILED: "Nicht zugestellte E-Mails",
      VALUE_OUTSIDE: "Werte außerhalb der Grenzen",
      PROJECT_OVERDUE: "Projekte mit überschrittenem Enddatum",
      NOT_ACTIVATED: "Seit mindestens 14 Tagen fertig, nicht aktiviert",
      READY_TO_ACTIVATE: "Bereit zur Aktivierung",
      STEP_LEFT: "Begonnene Schritte, seit mindestens 7 Tagen liegen gelassen",
      INVITATION_UNUSED: "Eingeladene, die nie kamen",
    },
  },
};
