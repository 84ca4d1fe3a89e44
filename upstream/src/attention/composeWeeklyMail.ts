import type { components } from "../__generated__/contract.ts";
import { type Country, dayInCountry } from "../i18n/country.ts";
import type { Language } from "../i18n/language.ts";
import { escapeHtml, type MailMessage } from "../mail/Mail.ts";
import { sheet } from "../mail/sheet.ts";
import { weeklyMailTexts } from "./weeklyMailTexts.ts";

type Item = components["schemas"]["AttentionItem"];

export type WeeklyMail = {
  language: Language;
  country: Country;
  firstName: string;
  companyName: string;
  groups: { kind: Item["kind"]; count: number; items: Item[] }[];
  pageUrl: string;
  unsubscribeUrl: string;
};

/** RFC 8058 headers let mail programs offer to unsubscribe with one click. */
export function composeWeeklyMail(mail: WeeklyMail): Pick<MailMessage, "subject" | "text" | "html" | "headers"> {
  const texts = weeklyMailTexts[mail.language];
  const total = mail.groups.reduce((sum, { count }) => sum + count, 0);
  const groups = mail.groups.map(({ kind, count, items }) => ({
    heading: `${texts.kinds[kind]} (${count})`,
    lines: items.map((item) => describe(item, mail.country, texts)),
    more: count > items.length ? texts.more(count - items.length) : null,
  }));
  const subject = texts.subject(total, mail.companyName);
  const parts = {
    ...mail,
    subject,
    texts,
    groups,
    intro: [texts.greeting(mail.firstName), texts.intro(mail.companyName)],
  };
  return {
    subject,
    text: asText(parts),
    html: asHtml(parts),
    headers: {
      "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function describe(item: Item, country: Country, texts: Pick<Parts["texts"], "allRecorded">): string {
  const { kind, project, folder, installation, step, certificate, user, since, note } = item;
  const isRoot = folder?.id === project?.rootFolderId;
  const what = certificate
    ? [certificate.number, certificate.email].filter(Boolean).join(" → ")
    : user
      ? `${user.firstName} ${user.lastName}, ${user.email}`
      : installation?.title;
  const place = [project?.title, isRoot ? null : folder?.title].filter(Boolean).join(" / ");
  const state = kind === "STEP_LEFT" && step === null ? texts.allRecorded : step?.title;
  // A project's end is a chosen day, stored in UTC for every country (decision 7).
  const day = kind === "PROJECT_OVERDUE" ? since.slice(0, 10) : dayInCountry(country, new Date(since));
  return [[what, state].filter(Boolean).join(", "), place, note, day].filter(Boolean).join(" · ");
}

type Parts = {
  subject: string;
  language: Language;
  texts: (typeof weeklyMailTexts)[Language];
  intro: string[];
  groups: { heading: string; lines: string[]; more: string | null }[];
  pageUrl: string;
  unsubscribeUrl: string;
};

function asText({ texts, intro, groups, pageUrl, unsubscribeUrl }: Parts): string {
  const lists = groups.map(({ heading, lines, more }) =>
    [heading, ...[...lines, ...(more ? [more] : [])].map((line) => `- ${line}`)].join("\n"),
  );
  const end = [`${texts.open}: ${pageUrl}`, `${texts.why}\n${texts.unsubscribe}: ${unsubscribeUrl}`];
  return `${[...intro, ...lists, ...end].join("\n\n")}\n`;
}

function asHtml({ language, subject, texts, intro, groups, pageUrl, unsubscribeUrl }: Parts): string {
  const lists = groups.map(({ heading, lines, more }) => {
    const shown = [...lines, ...(more ? [more] : [])].map((line) => `<li>${escapeHtml(line)}</li>`).join("\n");
    return `<p style="margin:24px 0 4px;font-weight:600">${escapeHtml(heading)}</p>
<ul style="margin:0;padding-left:20px">
${shown}
</ul>`;
  });
  return sheet(
    { language, title: subject },
    `${intro.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${lists.join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(pageUrl)}">${escapeHtml(texts.open)}</a></p>
<p style="font-size:13px;opacity:0.8">${escapeHtml(texts.why)}<br><a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(texts.unsubscribe)}</a></p>
`,
  );
}
