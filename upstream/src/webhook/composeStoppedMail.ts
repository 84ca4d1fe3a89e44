import type { Language } from "../i18n/language.ts";
import { escapeHtml, type MailMessage } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";

type StoppedMail = {
  language: Language;
  firstName: string;
  companyName: string;
  webhookUrl: string;
  pageUrl: string;
};

type Texts = {
  subject(company: string): string;
  greeting(name: string): string;
  body(company: string): string;
  next: string;
};

const texts: Record<Language, Texts> = {
  sv: {
    subject: (company) => `En webhook är avstängd (${company})`,
    greeting: (name) => `Hej ${name}!`,
    body: (company) => `Den här adressen har inte tagit emot något från ${company}, så inget mer skickas dit:`,
    next: "Be den som sköter mottagaren att åtgärda den. Slå sedan på webhooken på kontosidan och skicka det som fattas igen:",
  },
  en: {
    subject: (company) => `A webhook was switched off (${company})`,
    greeting: (name) => `Hello ${name},`,
    body: (company) => `This address has not taken what ${company} sends, so nothing more is sent there:`,
    next: "Ask those who run the receiver to mend it. Then switch the webhook on again on the account page, and send again what is missing:",
  },
  fi: {
    subject: (company) => `Webhook on poistettu käytöstä (${company})`,
    greeting: (name) => `Hei ${name}!`,
    body: (company) =>
      `Tämä osoite ei ole ottanut vastaan yrityksen ${company} viestejä, joten sinne ei lähetetä enempää:`,
    next: "Pyydä vastaanottajan ylläpitäjää korjaamaan se. Ota webhook sitten käyttöön tilisivulla ja lähetä puuttuvat uudelleen:",
  },
  da: {
    subject: (company) => `En webhook er slået fra (${company})`,
    greeting: (name) => `Hej ${name}!`,
    body: (company) => `Denne adresse har ikke taget imod det, som ${company} sender, så der sendes ikke mere dertil:`,
    next: "Bed dem, der driver modtageren, om at rette den. Slå derefter webhooken til på kontosiden, og send det manglende igen:",
  },
  no: {
    subject: (company) => `En webhook er slått av (${company})`,
    greeting: (name) => `Hei ${name}!`,
    body: (company) => `Denne adressen har ikke tatt imot det som ${company} sender, så det sendes ikke mer dit:`,
    next: "Be dem som drifter mottakeren, om å rette den. Slå deretter på webhooken på kontosiden, og send det som mangler på nytt:",
  },
  de: {
    subject: (company) => `Ein Webhook wurde ausgeschaltet (${company})`,
    greeting: (name) => `Guten Tag ${name},`,
    body: (company) =>
      `Diese Adresse hat nicht angenommen, was ${company} sendet. Deshalb wird nichts mehr dorthin gesendet:`,
    next: "Bitten Sie die Betreiber des Empfängers, ihn zu reparieren. Schalten Sie den Webhook dann auf der Kontoseite wieder ein, und senden Sie das Fehlende erneut:",
  },
};

export function composeStoppedMail(mail: StoppedMail): Pick<MailMessage, "subject" | "text" | "html"> {
  const { subject, greeting, body, next } = texts[mail.language];
  const paragraphs = [greeting(mail.firstName), body(mail.companyName), mail.webhookUrl, next];
  const html = sheet(
    { language: mail.language, title: subject(mail.companyName) },
    `${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
<p><a href="${escapeHtml(mail.pageUrl)}">${escapeHtml(mail.pageUrl)}</a></p>`,
  );
  return { subject: subject(mail.companyName), text: `${[...paragraphs, mail.pageUrl].join("\n\n")}\n`, html };
}
