import type { Language } from "../i18n/language.ts";
import { escapeHtml, type MailMessage } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";
import { faultMailTexts } from "./texts/faultMailTexts.ts";

type Fault = {
  language: Language;
  number: string;
  place: string;
  customer: string;
  day: string;
  /** Text that an unknown person typed. */
  text: string;
  /** Name, telephone number and address that the person typed. */
  reporter: string[];
  url: string;
};

/** The reporter's text is indented in the plain part and escaped in HTML, so that it cannot pass as the mail's text. */
export function composeFaultMail(fault: Fault): Pick<MailMessage, "subject" | "text" | "html"> {
  const texts = faultMailTexts[fault.language];
  const subject = texts.subject(fault.number);
  const intro = texts.intro(fault.day, fault.number);
  const facts = `${fault.place}\n${fault.customer}`;
  const written = [fault.text, fault.reporter.join("\n")].filter(Boolean).join("\n\n");
  const lines = written.split("\n");
  const quoted = lines.map((line) => `> ${line}`).join("\n");
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>\n")}</p>`;
  return {
    subject,
    text: `${[intro, quoted, facts, texts.next, `${texts.open}: ${fault.url}`].join("\n\n")}\n`,
    html: sheet(
      { language: fault.language, title: subject },
      `${paragraph(intro)}
<blockquote style="margin:16px 0;padding:0 0 0 16px;border-left:3px solid #5c6773">${paragraph(written)}</blockquote>
${paragraph(facts)}
${paragraph(texts.next)}
<p><a href="${escapeHtml(fault.url)}">${escapeHtml(texts.open)}</a></p>
`,
    ),
  };
}
