import type { Language } from "../i18n/language.ts";
import type { CodePurpose } from "./code.ts";

type CodeTexts = Record<CodePurpose, { subject: string; body: string }> & {
  accountExists: { subject: string; body: string; invited: string; ignore: string };
  ignore: string;
};

export const codeTexts: Record<Language, CodeTexts> = {
  sv: {
    RESET: { subject: "Kod för nytt lösenord", body: "Ange den här koden för att välja ett nytt lösenord:" },
    SIGN_UP: { subject: "Bekräfta din e-postadress", body: "Ange den här koden för att bekräfta din adress:" },
    accountExists: {
      subject: "Du har redan ett konto",
      body: "Någon försökte skapa ett konto med den här adressen. Du har redan ett: logga in nedan, eller välj ett nytt lösenord där om du har glömt ditt.",
      invited:
        "Någon försökte skapa ett konto med den här adressen. Du är redan inbjuden: logga in nedan med det tillfälliga lösenordet från inbjudan. Sju dagar efter den kan företaget bjuda in dig igen.",
      ignore: "Var det inte du kan du bortse från det här meddelandet; inget har ändrats.",
    },
    ignore: "Har du inte bett om koden kan du bortse från det här meddelandet.",
  },
  en: {
    RESET: { subject: "Code for a new password", body: "Enter this code to choose a new password:" },
    SIGN_UP: { subject: "Confirm your e-mail address", body: "Enter this code to confirm your address:" },
    accountExists: {
      subject: "You already have an account",
      body: "Somebody tried to make an account with this address. You have one already: sign in below, or choose a new password there if you have forgotten yours.",
      invited:
        "Somebody tried to make an account with this address. You are invited already: sign in below with the temporary password of the invitation. Seven days after it the company can invite you again.",
      ignore: "If it was not you, ignore this message; nothing was changed.",
    },
    ignore: "If you did not ask for the code, you can ignore this message.",
  },
  fi: {
    RESET: { subject: "Koodi uutta salasanaa varten", body: "Valitse uusi salasana syöttämällä tämä koodi:" },
    SIGN_UP: { subject: "Vahvista sähköpostiosoitteesi", body: "Vahvista osoitteesi syöttämällä tämä koodi:" },
    accountExists: {
      subject: "Sinulla on jo tili",
      body: "Joku yritti luoda tilin tällä osoitteella. Sinulla on jo tili: kirjaudu alla tai valitse siellä uusi salasana, jos olet unohtanut omasi.",
      invited:
        "Joku yritti luoda tilin tällä osoitteella. Sinut on jo kutsuttu: kirjaudu alla kutsussa olevalla väliaikaisella salasanalla. Seitsemän päivän kuluttua kutsusta yritys voi kutsua sinut uudelleen.",
      ignore: "Jos se et ollut sinä, voit jättää viestin huomiotta; mitään ei muutettu.",
    },
    ignore: "Jos et ole pyytänyt koodia, voit jättää tämän viestin huomiotta.",
  },
  da: {
    RESET: { subject: "Kode til ny adgangskode", body: "Indtast denne kode for at vælge en ny adgangskode:" },
    SIGN_UP: { subject: "Bekræft din e-mailadresse", body: "Indtast denne kode for at bekræfte din adresse:" },
    accountExists: {
      subject: "Du har allerede en konto",
      body: "Nogen prøvede at oprette en konto med denne adresse. Du har allerede en: log ind nedenfor, eller vælg en ny adgangskode dér, hvis du har glemt din.",
      invited:
        "Nogen prøvede at oprette en konto med denne adresse. Du er allerede inviteret: log ind nedenfor med den midlertidige adgangskode fra invitationen. Syv dage efter den kan virksomheden invitere dig igen.",
      ignore: "Var det ikke dig, kan du se bort fra denne besked; intet er ændret.",
    },
    ignore: "Har du ikke bedt om koden, kan du se bort fra denne besked.",
  },
  no: {
    RESET: { subject: "Kode for nytt passord", body: "Oppgi denne koden for å velge et nytt passord:" },
    SIGN_UP: { subject: "Bekreft e-postadressen din", body: "Oppgi denne koden for å bekrefte adressen din:" },
    accountExists: {
      subject: "Du har allerede en konto",
      body: "Noen prøvde å opprette en konto med denne adressen. Du har allerede en: logg inn nedenfor, eller velg et nytt passord der hvis du har glemt ditt.",
      invited:
        "Noen prøvde å opprette en konto med denne adressen. Du er allerede invitert: logg inn nedenfor med det midlertidige passordet fra invitasjonen. Sju dager etter den kan firmaet invitere deg på nytt.",
      ignore: "Var det ikke deg, kan du se bort fra denne meldingen; ingenting er endret.",
    },
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
    accountExists: {
      subject: "Sie haben bereits ein Konto",
      body: "Jemand wollte mit dieser Adresse ein Konto anlegen. Sie haben bereits eines: Melden Sie sich unten an, oder wählen Sie dort ein neues Passwort, falls Sie Ihres vergessen haben.",
      invited:
        "Jemand wollte mit dieser Adresse ein Konto anlegen. Sie sind bereits eingeladen: Melden Sie sich unten mit dem vorläufigen Passwort der Einladung an. Sieben Tage danach kann die Firma Sie erneut einladen.",
      ignore: "Wenn Sie es nicht waren, können Sie diese Nachricht ignorieren; es wurde nichts geändert.",
    },
    ignore: "Wenn Sie keinen Code angefordert haben, können Sie diese Nachricht ignorieren.",
  },
};
