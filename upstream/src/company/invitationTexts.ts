import type { Language } from "../i18n/language.ts";

export type InvitationTexts = {
  subject(company: string): string;
  greeting(name: string): string;
  body(company: string): string;
  email: string;
  password: string;
  next: string;
  accept: string;
};

export const invitationTexts: Record<Language, InvitationTexts> = {
  sv: {
    subject: (company) => `Inbjudan till ${company}`,
    greeting: (name) => `Hej ${name}!`,
    body: (company) => `${company} har bjudit in dig till garantitjänsten för elektrisk golvvärme.`,
    email: "E-post",
    password: "Tillfälligt lösenord",
    next: "Logga in på adressen nedan. Första gången får du välja ett eget lösenord. Lösenordet gäller i 7 dagar.",
    accept:
      "Du har redan ett konto. Logga in med det på adressen nedan och tacka ja, så hör du till företaget. Länken gäller i 7 dagar, och inget ändras om du låter bli.",
  },
  en: {
    subject: (company) => `Invitation to ${company}`,
    greeting: (name) => `Hello ${name},`,
    body: (company) => `${company} has invited you to the warranty service for electric floor heating.`,
    email: "E-mail",
    password: "Temporary password",
    next: "Sign in at the address below. The first time, you choose a password of your own. The password is good for 7 days.",
    accept:
      "You have an account already. Sign in with it at the address below and accept, and you belong to the company. The link is good for 7 days, and nothing changes if you leave it.",
  },
  fi: {
    subject: (company) => `Kutsu: ${company}`,
    greeting: (name) => `Hei ${name}!`,
    body: (company) => `${company} on kutsunut sinut sähköisen lattialämmityksen takuupalveluun.`,
    email: "Sähköposti",
    password: "Väliaikainen salasana",
    next: "Kirjaudu alla olevassa osoitteessa. Ensimmäisellä kerralla valitset oman salasanan. Salasana on voimassa 7 päivää.",
    accept:
      "Sinulla on jo tili. Kirjaudu sillä alla olevassa osoitteessa ja hyväksy kutsu, niin kuulut yritykseen. Linkki on voimassa 7 päivää, ja mikään ei muutu, jos jätät sen väliin.",
  },
  da: {
    subject: (company) => `Invitation til ${company}`,
    greeting: (name) => `Hej ${name}!`,
    body: (company) => `${company} har inviteret dig til garantitjenesten for elektrisk gulvvarme.`,
    email: "E-mail",
    password: "Midlertidig adgangskode",
    next: "Log ind på adressen nedenfor. Første gang vælger du din egen adgangskode. Adgangskoden gælder i 7 dage.",
    accept:
      "Du har allerede en konto. Log ind med den på adressen nedenfor og sig ja, så hører du til virksomheden. Linket gælder i 7 dage, og intet ændres, hvis du lader være.",
  },
  no: {
    subject: (company) => `Invitasjon til ${company}`,
    greeting: (name) => `Hei ${name}!`,
    body: (company) => `${company} har invitert deg til garantitjenesten for elektrisk gulvvarme.`,
    email: "E-post",
    password: "Midlertidig passord",
    next: "Logg inn på adressen nedenfor. Første gang velger du ditt eget passord. Passordet gjelder i 7 dager.",
    accept:
      "Du har allerede en konto. Logg inn med den på adressen nedenfor og takk ja, så hører du til firmaet. Lenken gjelder i 7 dager, og ingenting endres om du lar være.",
  },
  de: {
    subject: (company) => `Einladung zu ${company}`,
    greeting: (name) => `Guten Tag ${name},`,
    body: (company) => `${company} hat Sie zum Garantieservice für elektrische Fußbodenheizungen eingeladen.`,
    email: "E-Mail",
    password: "Vorläufiges Passwort",
    next: "Melden Sie sich unter der folgenden Adresse an. Beim ersten Mal wählen Sie ein eigenes Passwort. Das Passwort gilt 7 Tage.",
    accept:
      "Sie haben bereits ein Konto. Melden Sie sich damit unter der folgenden Adresse an und nehmen Sie die Einladung an, dann gehören Sie zur Firma. Der Link gilt 7 Tage; wenn Sie nichts tun, ändert sich nichts.",
  },
};
