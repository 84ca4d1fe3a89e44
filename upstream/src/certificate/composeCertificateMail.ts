import { escapeHtml, type MailMessage } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { issuer } from "./pdf/drawHeading.ts";
import type { CertificateTexts } from "./texts/CertificateTexts.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";

type MailedCertificate = {
  snapshot: CertificateSnapshot;
  fileName: string;
  url: string;
};

type Content = Pick<MailMessage, "subject" | "text" | "html">;

export const logoId = "logo";

export function composeCertificateMail(
  certificates: [MailedCertificate, ...MailedCertificate[]],
  { hasLogo = false, hasProof = false, verifyPage = "", roots = [] as string[] } = {},
): Content {
  const [{ snapshot }] = certificates;
  const texts = certificateTextsIn(snapshot.language);
  const { mail } = texts;
  const parts = {
    title: texts.title,
    tagline: texts.tagline,
    company: snapshot.company.name,
    hasLogo,
    greeting: mail.greeting,
    intro: mail.intro(snapshot.project.name, snapshot.company.name),
    covers: mail.covers,
    items: certificates.map((certificate) => describe(certificate, texts)),
    attached: [mail.attached(certificates.length), ...(hasProof ? [mail.proof] : [])].join(" "),
    faults: mail.faults,
    verifyPage,
    roots: roots.map((root) => mail.root(verifyPage, inGroups(root))),
    questions: mail.questions(snapshot.company.name),
    signature: [snapshot.senderName, snapshot.company.name],
  };
  return { subject: mail.subject(snapshot.project.name), text: asText(parts), html: asHtml(parts, snapshot.language) };
}

type Parts = {
  title: string;
  tagline: string;
  company: string;
  hasLogo: boolean;
  greeting: string;
  intro: string;
  covers: string;
  items: ReturnType<typeof describe>[];
  attached: string;
  faults: string;
  verifyPage: string;
  roots: string[];
  questions: string;
  signature: string[];
};

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

function counted(titles: readonly string[]): string {
  const times = (title: string) => titles.filter((each) => each === title).length;
  const shown = (title: string) => (times(title) > 1 ? `${times(title)} × ${title}` : title);
  return [...new Set(titles)].map(shown).join("; ");
}

function asText(parts: Parts): string {
  const items = parts.items.map(({ heading, rooms, validity, open, url }) =>
    [heading, ...rooms.map((room) => `- ${room}`), validity, `${open}: ${url}`].join("\n"),
  );
  const { greeting, intro, covers, attached, faults, roots, questions, signature } = parts;
  return `${[greeting, intro, `${covers}:`, ...items, attached, faults, ...roots, questions, signature.join("\n")].join("\n\n")}\n`;
}

/** Groups of four digits, so that people can compare fingerprints. */
const inGroups = (sha256: string) => sha256.toUpperCase().replace(/.{4}(?=.)/g, "$& ");

const muted = "margin:4px 0;color:#444444";
const deed = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif;font-weight:600";

function asHtml(parts: Parts, language: string): string {
  const paragraph = (text: string, style = "margin:0 0 16px") => `<p style="${style}">${escapeHtml(text)}</p>`;
  const page = escapeHtml(parts.verifyPage);
  const items = parts.items.map(
    ({
      heading,
      rooms,
      validity,
      open,
      url,
    }) => `<div class="rule" style="margin:0 0 20px;padding:16px 0 0;border-top:1px solid #000000">
${paragraph(heading, "margin:0;font-weight:600")}
<ul style="margin:8px 0;padding-left:20px">${rooms.map((room) => `<li>${escapeHtml(room)}</li>`).join("")}</ul>
${paragraph(validity, muted)}
<p style="margin:4px 0"><a href="${escapeHtml(url)}" style="color:#1d4f91">${escapeHtml(open)}</a></p>
</div>`,
  );
  return sheet(
    { language, title: parts.title },
    `${asHead(parts)}
<h1 class="rule" style="margin:20px 0;padding:0 0 16px;border-bottom:2px dotted #000000;font-size:30px;line-height:1.2;${deed}">${escapeHtml(parts.title)}</h1>
${paragraph(parts.greeting)}
${paragraph(parts.intro)}
${paragraph(parts.covers, "margin:0 0 8px;font-weight:600")}
${items.join("\n")}
${paragraph(parts.attached)}
${paragraph(parts.faults)}
${parts.roots.map((root) => paragraph(root).replace(page, `<a href="${page}" style="color:#1d4f91">${page}</a>`)).join("\n")}
${paragraph(parts.questions)}
<p style="margin:24px 0 0">${parts.signature.map(escapeHtml).join("<br>")}</p>
`,
  );
}

function asHead({ tagline, company, hasLogo }: Parts): string {
  const firm = escapeHtml(company);
  const logo = `<img src="cid:${logoId}" alt="${firm}" height="40" style="display:block;margin-left:auto;height:40px;max-width:200px;border:0;background:#ffffff">`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="vertical-align:middle"><b>${issuer}</b><br><span style="font-size:13px">${escapeHtml(tagline)}</span></td>
<td style="padding-left:16px;text-align:right;vertical-align:middle">${hasLogo ? logo : `<b>${firm}</b>`}</td>
</tr></table>`;
}
