import type { Language } from "../i18n/language.ts";

export type UnsubscribeTexts = {
  title: string;
  question(company: string): string;
  button: string;
  done(company: string): string;
  invalid: string;
  tooMany: string;
};

export const unsubscribeTexts: Record<Language, UnsubscribeTexts> = {
  sv: {
    title: "Veckomejlet",
    question: (company) => `Vill du sluta få mejlet varje måndag om det som väntar hos ${company}?`,
    button: "Sluta skicka det",
    done: (company) => `Du får inte veckomejlet från ${company} längre. På din kontosida kan du slå på det igen.`,
    invalid:
      "Länken gäller inte. Kanske kom den inte med i sin helhet. Öppna den i mejlet igen, eller slå av mejlet på din kontosida.",
    tooMany:
      "För många ogiltiga länkar har öppnats härifrån. Försök igen om en timme, eller slå av mejlet på din kontosida.",
  },
  en: {
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
  fi: {
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
  da: {
    title: "Ugemailen",
    question: (company) => `Vil du ikke længere have mailen hver mandag om det, der venter hos ${company}?`,
    button: "Stop med at sende den",
    done: (company) => `Du får ikke længere ugemailen fra ${company}. Du kan slå den til igen på din kontoside.`,
    invalid:
      "Linket gælder ikke. Måske mangler en del af det. Åbn det i mailen igen, eller slå mailen fra på din kontoside.",
    tooMany:
      "Der er åbnet for mange ugyldige links herfra. Prøv igen om en time, eller slå mailen fra på din kontoside.",
  },
  no: {
    title: "Ukesmeldingen",
    question: (company) => `Vil du slutte å få e-posten hver mandag om det som venter hos ${company}?`,
    button: "Slutt å sende den",
    done: (company) => `Du får ikke lenger ukesmeldingen fra ${company}. Du kan slå den på igjen på kontosiden din.`,
    invalid:
      "Lenken gjelder ikke. Kanskje mangler en del av den. Åpne den i e-posten igjen, eller slå av e-posten på kontosiden din.",
    tooMany:
      "For mange ugyldige lenker er åpnet herfra. Prøv igjen om en time, eller slå av e-posten på kontosiden din.",
  },
  de: {
    title: "Die wöchentliche E-Mail",
    question: (company) => `Möchten Sie die E-Mail am Montag über das, was bei ${company} wartet, nicht mehr erhalten?`,
    button: "Nicht mehr senden",
    done: (company) =>
      `Sie erhalten die wöchentliche E-Mail von ${company} nicht mehr. Auf Ihrer Kontoseite können Sie sie wieder einschalten.`,
    invalid:
      "Der Link ist nicht gültig. Vielleicht fehlt ein Teil. Öffnen Sie ihn in der E-Mail noch einmal, oder schalten Sie die E-Mail auf Ihrer Kontoseite aus.",
    tooMany:
      "Von hier wurden zu viele ungültige Links geöffnet. Versuchen Sie es in einer Stunde wieder, oder schalten Sie die E-Mail auf Ihrer Kontoseite aus.",
  },
};
