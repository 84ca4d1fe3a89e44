import type { Language } from "../language.ts";

export interface InvitationTexts {
  subject(company: string): string;
  greeting(name: string): string;
  body(company: string): string;
  email: string;
  password: string;
  next: string;
}

export const invitationTexts: Record<Language, InvitationTexts> = {
  sv: {
    subject: (company) => `Inbjudan till ${company}`,
    greeting: (name) => `Hej ${name}!`,
    body: (company) => `${company} har bjudit in dig till garantitjänsten för elektrisk golvvärme.`,
    email: "E-post",
    password: "Tillfälligt lösenord",
    next: "Logga in på adressen nedan. Första gången får du välja ett eget lösenord.",
  },
  en: {
    subject: (company) => `Invitation to ${company}`,
    greeting: (name) => `Hello ${name},`,
    body: (company) => `${company} has invited you to the warranty service for electric floor heating.`,
    email: "E-mail",
    password: "Temporary password",
    next: "Sign in at the address below. The first time, you choose a password of your own.",
  },
  fi: {
    subject: (company) => `Kutsu: ${company}`,
    greeting: (name) => `Hei ${name}!`,
    body: (company) => `${company} on kutsunut sinut sähköisen lattialämmityksen takuupalveluun.`,
    email: "Sähköposti",
    password: "Väliaikainen salasana",
    next: "Kirjaudu alla olevassa osoitteessa. Ensimmäisellä kerralla valitset oman salasanan.",
  },
  da: {
    subject: (company) => `Invitation til ${company}`,
    greeting: (name) => `Hej ${name}!`,
    body: (company) => `${company} har inviteret dig til garantitjenesten for elektrisk gulvvarme.`,
    email: "E-mail",
    password: "Midlertidig adgangskode",
    next: "Log ind på adressen nedenfor. Første gang vælger du din egen adgangskode.",
  },
  no: {
    subject: (company) => `Invitasjon til ${company}`,
    greeting: (name) => `Hei ${name}!`,
    body: (company) => `${company} har invitert deg til garantitjenesten for elektrisk gulvvarme.`,
    email: "E-post",
    password: "Midlertidig passord",
    next: "Logg inn på adressen nedenfor. Første gang velger du ditt eget passord.",
  },
  de: {
    subject: (company) => `Einladung zu ${company}`,
    greeting: (name) => `Guten Tag ${name},`,
    body: (company) => `${company} hat Sie zum Garantieservice für elektrische Fußbodenheizungen eingeladen.`,
    email: "E-Mail",
    password: "Vorläufiges Passwort",
    next: "Melden Sie sich unter der folgenden Adresse an. Beim ersten Mal wählen Sie ein eigenes Passwort.",
  },
};
