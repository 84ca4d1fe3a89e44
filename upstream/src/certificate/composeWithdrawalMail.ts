import { escapeHtml, type MailMessage } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";
import { withdrawalMailTexts } from "./texts/withdrawalMailTexts.ts";

type Withdrawal = {
  snapshot: CertificateSnapshot;
  day: string;
  reason: string;
  url: string;
};

/** The admin's reason is indented in the plain part and escaped in HTML, so that it cannot pass as the mail's text. */
export function composeWithdrawalMail({
  snapshot,
  day,
  reason,
  url,
}: Withdrawal): Pick<MailMessage, "subject" | "text" | "html"> {
  const { language, company, project, rooms } = snapshot;
  const texts = withdrawalMailTexts[language];
  const { greeting } = certificateTextsIn(language).mail;
  const number = snapshot.number ?? "";
  const place = [project.name, project.folder].filter(Boolean).join(" / ");
  const subject = texts.subject(number, project.name);
  const intro = texts.intro({ company: company.name, number, place, day });
  const covered = rooms.map(({ title }) => title);
  const quoted = reason.split("\n").map((line) => `> ${line}`);
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>\n")}</p>`;
  const items = covered.map((room) => `- ${room}`);
  const parts = [greeting, intro, texts.reason, quoted.join("\n"), texts.covered, items.join("\n"), texts.next];
  const questions = texts.questions(company.name);
  return {
    subject,
    text: `${[...parts, `${texts.open}: ${url}`, questions, company.name].join("\n\n")}\n`,
    html: sheet(
      { language, title: subject },
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">${escapeHtml(subject)}</h1>
${paragraph(greeting)}
${paragraph(intro)}
<p style="margin:0 0 8px;font-weight:600">${escapeHtml(texts.reason)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #5c6773">${paragraph(reason)}</blockquote>
<p style="margin:0 0 8px;font-weight:600">${escapeHtml(texts.covered)}</p>
<ul style="margin:0 0 16px;padding-left:20px">${covered.map((room) => `<li>${escapeHtml(room)}</li>`).join("")}</ul>
${paragraph(texts.next)}
<p><a href="${escapeHtml(url)}" style="color:#1d4f91">${escapeHtml(texts.open)}</a></p>
${paragraph(questions)}
${paragraph(company.name)}
`,
    ),
  };
}
