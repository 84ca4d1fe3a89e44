import type { Language } from "../language.ts";
import type { CodePurpose } from "./code.ts";

type CodeTexts = Record<CodePurpose, { subject: string; body: string }> & { ignore: string };

/** The words around a mailed code. */
export const codeTexts: Record<Language, CodeTexts> = {
  sv: {
    RESET: { subject: "Kod för nytt lösenord", body: "Ange den här koden för att välja ett nytt lösenord:" },
    SIGN_UP: { subject: "Bekräfta din e-postadress", body: "Ange den här koden för att bekräfta din adress:" },
    ignore: "Har du inte bett om koden kan du bortse från det här meddelandet.",
  },
  en: {
    RESET: { subject: "Code for a new password", body: "Enter this code to choose a new password:" },
    SIGN_UP: { subject: "Confirm your e-mail address", body: "Enter this code to confirm your address:" },
    ignore: "If you did not ask for the code, you can ignore this message.",
  },
  fi: {
    RESET: { subject: "Koodi uutta salasanaa varten", body: "Valitse uusi salasana syöttämällä tämä koodi:" },
    SIGN_UP: { subject: "Vahvista sähköpostiosoitteesi", body: "Vahvista osoitteesi syöttämällä tämä koodi:" },
    ignore: "Jos et ole pyytänyt koodia, voit jättää tämän viestin huomiotta.",
  },
  da: {
    RESET: { subject: "Kode til ny adgangskode", body: "Indtast denne kode for at vælge en ny adgangskode:" },
    SIGN_UP: { subject: "Bekræft din e-mailadresse", body: "Indtast denne kode for at bekræfte din adresse:" },
    ignore: "Har du ikke bedt om koden, kan du se bort fra denne besked.",
  },
  no: {
    RESET: { subject: "Kode for nytt passord", body: "Oppgi denne koden for å velge et nytt passord:" },
    SIGN_UP: { subject: "Bekreft e-postadressen din", body: "Oppgi denne koden for å bekrefte adressen din:" },
    ignore: "Har du ikke bedt om koden, kan du se bort fra denne meldingen.",
  },
  de: {
    RESET: {
      subject: "Code für ein neues Passwort",
      body: "Geben Sie diesen Code ein, um ein neues Passwort zu wählen:",
    },
    SIGN_UP: {
      subject: "E-Mail-Adresse bestätigen",
      body: "Geben Sie diesen Code ein, um Ihre Adresse zu bestätigen:",
    },
    ignore: "Wenn Sie keinen Code angefordert haben, können Sie diese Nachricht ignorieren.",
  },
};
