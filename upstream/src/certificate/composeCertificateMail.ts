import { escapeHtml } from "../mail/escapeHtml.ts";
import type { MailMessage } from "../mail/Mail.ts";
import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import type { CertificateTexts } from "./texts/CertificateTexts.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";

export interface MailedCertificate {
  snapshot: CertificateSnapshot;
  fileName: string;
  url: string;
}

type Content = Pick<MailMessage, "subject" | "text" | "html">;

/** The words of the mail that carries the certificates of one sending, as text and as HTML. */
export function composeCertificateMail(certificates: [MailedCertificate, ...MailedCertificate[]]): Content {
  const [{ snapshot }] = certificates;
  const texts = certificateTextsIn(snapshot.language);
  const { mail } = texts;
  const parts = {
    greeting: mail.greeting,
    intro: mail.intro(snapshot.project.name, snapshot.company.name),
    covers: mail.covers,
    items: certificates.map((certificate) => describe(certificate, texts)),
    attached: mail.attached(certificates.length),
    questions: mail.questions(snapshot.company.name),
    signature: [snapshot.senderName, snapshot.company.name],
  };
  return { subject: mail.subject(snapshot.project.name), text: asText(parts), html: asHtml(parts, snapshot.language) };
}

interface Parts {
  greeting: string;
  intro: string;
  covers: string;
  items: ReturnType<typeof describe>[];
  attached: string;
  questions: string;
  signature: string[];
}

function describe({ snapshot, url }: MailedCertificate, { title, mail }: CertificateTexts) {
  const place = snapshot.project.folder || snapshot.project.name;
  return {
    heading: `${title} ${snapshot.number ?? ""}: ${place}`,
    rooms: snapshot.rooms.map((room) => `${room.title}: ${counted(room.products.map((product) => product.title))}`),
    validity: mail.validity(snapshot.validFrom, snapshot.validUntil),
    open: mail.open,
    url,
  };
}

/** Titles, each once: `2 × Foil; Cable`. */
function counted(titles: readonly string[]): string {
  const times = (title: string) => titles.filter((each) => each === title).length;
  const shown = (title: string) => (times(title) > 1 ? `${times(title)} × ${title}` : title);
  return [...new Set(titles)].map(shown).join("; ");
}

function asText(parts: Parts): string {
  const items = parts.items.map(({ heading, rooms, validity, open, url }) =>
    [heading, ...rooms.map((room) => `- ${room}`), validity, `${open}: ${url}`].join("\n"),
  );
  const { greeting, intro, covers, attached, questions, signature } = parts;
  return `${[greeting, intro, `${covers}:`, ...items, attached, questions, signature.join("\n")].join("\n\n")}\n`;
}

const page = "margin:0;padding:32px 16px;background:#ffffff;color:#1c1c1a";
const sheet = "max-width:560px;margin:0 auto;font:16px/1.5 'IBM Plex Sans','Segoe UI',Helvetica,Arial,sans-serif";
const item = "margin:0 0 20px;padding:16px 0 0;border-top:1px solid #c9c7c1";
const muted = "margin:4px 0;color:#55534e";

function asHtml(parts: Parts, language: string): string {
  const paragraph = (text: string, style = "margin:0 0 16px") => `<p style="${style}">${escapeHtml(text)}</p>`;
  const items = parts.items.map(
    ({ heading, rooms, validity, open, url }) => `<div style="${item}">
${paragraph(heading, "margin:0;font-weight:600")}
<ul style="margin:8px 0;padding-left:20px">${rooms.map((room) => `<li>${escapeHtml(room)}</li>`).join("")}</ul>
${paragraph(validity, muted)}
<p style="margin:4px 0"><a href="${escapeHtml(url)}" style="color:#1d4f91">${escapeHtml(open)}</a></p>
</div>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="${page}"><div style="${sheet}">
${paragraph(parts.greeting)}
${paragraph(parts.intro)}
${paragraph(parts.covers, "margin:0 0 8px;font-weight:600")}
${items.join("\n")}
${paragraph(parts.attached)}
${paragraph(parts.questions)}
<p style="margin:24px 0 0">${parts.signature.map(escapeHtml).join("<br>")}</p>
</div></body></html>
`;
}
