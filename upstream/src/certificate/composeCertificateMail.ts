import { escapeHtml, type MailMessage } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";
import { judgeReading, type Verdict } from "../step/judgeReading.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { issuer } from "./pdf/drawHeading.ts";
import type { CertificateTexts } from "./texts/CertificateTexts.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";

type MailedCertificate = {
  snapshot: CertificateSnapshot;
  fileName: string;
  url: string;
};

type Content = Pick<MailMessage, "senderName" | "subject" | "text" | "html">;

type Options = {
  hasLogo?: boolean;
  hasProof?: boolean;
  verifyPage?: string;
  roots?: string[];
  phone?: string | null;
  /** A colour dark enough for white text on it. */
  color?: string;
};

export const logoId = "logo";

export function composeCertificateMail(
  certificates: [MailedCertificate, ...MailedCertificate[]],
  { hasLogo = false, hasProof = false, verifyPage = "", roots = [], phone = null, color = "#17212b" }: Options = {},
): Content {
  const [{ snapshot }] = certificates;
  const texts = certificateTextsIn(snapshot.language);
  const { mail } = texts;
  const customer = snapshot.customer.name.trim();
  const parts = {
    texts,
    company: snapshot.company.name,
    hasLogo,
    color,
    greeting: customer === "" ? mail.greeting : mail.greetingTo(customer),
    intro: mail.intro(snapshot.project.name, snapshot.company.name),
    items: certificates.map((certificate) => describe(certificate, texts)),
    attached: [mail.attached(certificates.length), ...(hasProof ? [mail.proof] : [])].join(" "),
    verifyPage,
    roots: roots.map((root) => mail.root(verifyPage, inGroups(root))),
    questions: mail.questions(snapshot.company.name),
    signature: [snapshot.senderName, snapshot.company.name, ...(phone ? [phone] : [])],
  };
  const subject = mail.subject(snapshot.project.name);
  const senderName = snapshot.company.name;
  return { senderName, subject, text: asText(parts), html: asHtml(parts, snapshot.language) };
}

type Parts = {
  texts: CertificateTexts;
  company: string;
  hasLogo: boolean;
  color: string;
  greeting: string;
  intro: string;
  items: ReturnType<typeof describe>[];
  attached: string;
  verifyPage: string;
  roots: string[];
  questions: string;
  signature: string[];
};

function describe({ snapshot, url }: MailedCertificate, { title, mail, period }: CertificateTexts) {
  const place = snapshot.project.folder || snapshot.project.name;
  const number = snapshot.number ?? "";
  return {
    number,
    heading: `${title} ${number}: ${place}`,
    rooms: snapshot.rooms.map((room) => `${room.title}: ${counted(room.products.map((product) => product.title))}`),
    readings: countReadings(snapshot, mail),
    period: period(snapshot.validFrom, snapshot.validUntil),
    validity: mail.validity(snapshot.validFrom, snapshot.validUntil),
    url,
  };
}

const good: Verdict[] = ["WITHIN", "NEAR_LIMIT"];

function countReadings({ rooms }: CertificateSnapshot, { within }: CertificateTexts["mail"]): string | null {
  const steps = rooms.flatMap(({ products }) => products.flatMap((product) => product.steps));
  const verdicts = steps
    .flatMap(({ asked, values }) =>
      (["resistance", "insulation"] as const).map((name) => judgeReading(name, values[name], asked[name])),
    )
    .filter((verdict) => verdict !== "NOT_MEASURED" && verdict !== "NO_LIMIT");
  if (verdicts.length === 0) return null;
  return within(verdicts.filter((verdict) => good.includes(verdict)).length, verdicts.length);
}

function counted(titles: readonly string[]): string {
  const times = (title: string) => titles.filter((each) => each === title).length;
  const shown = (title: string) => (times(title) > 1 ? `${times(title)} × ${title}` : title);
  return [...new Set(titles)].map(shown).join("; ");
}

function asText(parts: Parts): string {
  const { greeting, intro, attached, roots, questions, signature, texts } = parts;
  const { covers, readings: label, open, faults } = texts.mail;
  const items = parts.items.map(({ heading, rooms, readings, validity, url }) => {
    const judged = readings === null ? [] : [`${label}: ${readings}`];
    return [heading, ...rooms.map((room) => `- ${room}`), ...judged, validity, `${open}: ${url}`].join("\n");
  });
  return `${[greeting, intro, `${covers}:`, ...items, attached, faults, ...roots, questions, signature.join("\n")].join("\n\n")}\n`;
}

/** Groups of four digits, so that people can compare fingerprints. */
const inGroups = (sha256: string) => sha256.toUpperCase().replace(/.{4}(?=.)/g, "$& ");

const blue = "#1f5a96";

function asHtml(parts: Parts, language: string): string {
  const paragraph = (text: string, style = "margin:0 0 16px") => `<p style="${style}">${escapeHtml(text)}</p>`;
  const { texts, items, color } = parts;
  const page = escapeHtml(parts.verifyPage);
  const [only] = items.length === 1 ? items : [];
  const faults = paragraph(texts.mail.faults, "margin:0 0 20px");
  const small = "margin:0 0 8px;font-size:13px";
  return sheet(
    { language, title: texts.title, band: { html: asBand(parts), color } },
    `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:600">${escapeHtml(parts.greeting)}</h1>
${paragraph(parts.intro)}
${only ? `${asButton(only.url, texts.mail.open)}\n${faults}` : ""}
${items.map((item) => asItem(item, texts, item === only)).join("\n")}
${only ? "" : faults}
${paragraph(parts.questions)}
<p style="margin:0 0 24px">${parts.signature.map(escapeHtml).join("<br>")}</p>
<div class="rule" style="padding:16px 0 0;border-top:1px solid #000000">
${paragraph(parts.attached, small)}
${parts.roots.map((root) => paragraph(root, small).replace(page, `<a href="${page}" style="color:${blue}">${page}</a>`)).join("\n")}
<p style="${small}"><b>${issuer}</b> ${escapeHtml(texts.tagline)}</p>
</div>
`,
  );
}

function asBand({ company, hasLogo }: Parts): string {
  const firm = escapeHtml(company);
  const logo = `<img src="cid:${logoId}" alt="${firm}" height="32" style="display:block;height:32px;max-width:200px;border:0;padding:4px 8px;border-radius:6px;background:#ffffff">`;
  const name = `<td style="color:#ffffff;font-size:18px;font-weight:600;vertical-align:middle">${firm}</td>`;
  const picture = `<td style="padding-right:12px;vertical-align:middle">${logo}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${hasLogo ? picture : ""}${name}</tr></table>`;
}

const asButton = (url: string, words: string) =>
  `<p style="margin:0 0 16px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${blue};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(words)}</a></p>`;

/** In a mail with several certificates, each certificate has its own heading and link. */
function asItem(item: Parts["items"][number], texts: CertificateTexts, isOnly: boolean): string {
  const { number, heading, rooms, readings, period, url } = item;
  const list = `<ul style="margin:0;padding-left:18px">${rooms.map((room) => `<li>${escapeHtml(room)}</li>`).join("")}</ul>`;
  const rows: [string, string][] = [
    [texts.mail.covers, list],
    ...(readings === null ? [] : ([[texts.mail.readings, escapeHtml(readings)]] as [string, string][])),
    [texts.valid, escapeHtml(period)],
    [texts.number, escapeHtml(number)],
  ];
  const cell = "padding:10px 16px 10px 0;vertical-align:top";
  const row = ([label, value]: [string, string]) =>
    `<tr><td class="rule label" style="${cell};width:140px;border-top:1px solid #cccccc">${escapeHtml(label)}</td><td class="rule value" style="${cell};border-top:1px solid #cccccc;font-weight:600">${value}</td></tr>`;
  const above = `<h2 style="margin:0 0 8px;font-size:16px;font-weight:600">${escapeHtml(heading)}</h2>`;
  const below = `<p style="margin:8px 0 0"><a href="${escapeHtml(url)}" style="color:${blue}">${escapeHtml(texts.mail.open)}</a></p>`;
  return `<div style="margin:0 0 24px">${isOnly ? "" : above}
<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0">${rows.map(row).join("\n")}</table>
${isOnly ? "" : below}</div>`;
}
