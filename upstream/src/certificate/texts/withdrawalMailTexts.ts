import type { Language } from "../../i18n/language.ts";

type Facts = { company: string; number: string; place: string; day: string };

type WithdrawalMailTexts = {
  subject(number: string, project: string): string;
  intro(facts: Facts): string;
  reason: string;
  covered: string;
  next: string;
  open: string;
  questions(company: string): string;
};

export const withdrawalMailTexts: Record<Language, WithdrawalMailTexts> = {
  sv: {
    subject: (number, project) => `Garantibevis ${number} är återkallat: ${project}`,
    intro: ({ company, number, place, day }) =>
      `Den ${day} återkallade ${company} garantibevis ${number} för elektrisk golvvärme i ${place}. Beviset gäller inte längre.`,
    reason: "Skäl",
    covered: "Beviset gällde",
    next: "När ett nytt garantibevis har skickats ersätter det här beviset. Sidan nedan visar det då.",
    open: "Visa vad som gäller i dag",
    questions: (company) => `${company} svarar på frågor: svara på det här mejlet.`,
  },
  en: {
    subject: (number, project) => `Warranty certificate ${number} was withdrawn: ${project}`,
    intro: ({ company, number, place, day }) =>
      `On ${day} ${company} withdrew warranty certificate ${number} for electric floor heating in ${place}. It no longer holds.`,
    reason: "Reason",
    covered: "The certificate covered",
    next: "Once a new certificate is sent, it replaces this one. The page below tells it then.",
    open: "Show what holds today",
    questions: (company) => `${company} answers questions: reply to this message.`,
  },
  fi: {
    subject: (number, project) => `Takuutodistus ${number} on peruttu: ${project}`,
    intro: ({ company, number, place, day }) =>
      `${company} perui ${day} takuutodistuksen ${number}, joka koski sähköistä lattialämmitystä kohteessa ${place}. Todistus ei ole enää voimassa.`,
    reason: "Syy",
    covered: "Todistus koski",
    next: "Kun uusi takuutodistus on lähetetty, se korvaa tämän. Alla oleva sivu kertoo silloin siitä.",
    open: "Näytä, mikä on voimassa tänään",
    questions: (company) => `${company} vastaa kysymyksiin: vastaa tähän viestiin.`,
  },
  da: {
    subject: (number, project) => `Garantibevis ${number} er trukket tilbage: ${project}`,
    intro: ({ company, number, place, day }) =>
      `Den ${day} trak ${company} garantibevis ${number} for elektrisk gulvvarme i ${place} tilbage. Beviset gælder ikke længere.`,
    reason: "Begrundelse",
    covered: "Beviset gjaldt",
    next: "Når et nyt garantibevis er sendt, erstatter det dette bevis. Siden nedenfor viser det da.",
    open: "Vis, hvad der gælder i dag",
    questions: (company) => `${company} svarer på spørgsmål: svar på denne mail.`,
  },
  no: {
    subject: (number, project) => `Garantibevis ${number} er trukket tilbake: ${project}`,
    intro: ({ company, number, place, day }) =>
      `${day} trakk ${company} tilbake garantibevis ${number} for elektrisk gulvvarme i ${place}. Beviset gjelder ikke lenger.`,
    reason: "Begrunnelse",
    covered: "Beviset gjaldt",
    next: "Når et nytt garantibevis er sendt, erstatter det dette beviset. Siden nedenfor viser det da.",
    open: "Vis hva som gjelder i dag",
    questions: (company) => `${company} svarer på spørsmål: svar på denne e-posten.`,
  },
  de: {
    subject: (number, project) => `Garantieurkunde ${number} wurde zurückgezogen: ${project}`,
    intro: ({ company, number, place, day }) =>
      `Am ${day} hat ${company} die Garantieurkunde ${number} für die elektrische Fußbodenheizung in ${place} zurückgezogen. Sie gilt nicht mehr.`,
    reason: "Grund",
    covered: "Die Urkunde galt für",
    next: "Sobald eine neue Garantieurkunde verschickt ist, ersetzt sie diese. Die Seite unten zeigt es dann.",
    open: "Zeigen, was heute gilt",
    questions: (company) => `${company} beantwortet Fragen: Antworten Sie auf diese E-Mail.`,
  },
};
