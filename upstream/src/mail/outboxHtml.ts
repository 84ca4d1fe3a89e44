import type { Email } from "postal-mime";
import { escapeHtml } from "./Mail.ts";

type ListedMail = { name: string; mail: Email };
type ListOptions = { path: string; olderCount: number };

export function listPage(mails: ListedMail[], { path, olderCount }: ListOptions): string {
  const rows = mails.map(
    ({ name, mail }) => `<tr>
      <td><time>${escapeHtml(when(mail))}</time></td>
      <td>${escapeHtml(recipients(mail))}</td>
      <td><a href="${path}/${name}">${escapeHtml(mail.subject || "(no subject)")}</a></td>
    </tr>`,
  );
  const table = `<table>
    <thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
    <tbody>${rows.join("")}</tbody>
  </table>`;
  const older = olderCount > 0 ? `<p>${olderCount} older mails are files in the outbox folder.</p>` : "";
  const none =
    "<p>No mail has been sent yet. Send a certificate or ask for a new password, then load this page again.</p>";
  return page("Outbox", `<h1>Outbox</h1>${mails.length > 0 ? table + older : none}`);
}

export function mailPage(mail: Email, { path, name }: { path: string; name: string }): string {
  const { subject = "", from, replyTo, text = "", attachments } = mail;
  const details = [
    ["From", from?.address],
    ["To", recipients(mail)],
    ["Reply to", replyTo?.map(({ address }) => address).join(", ")],
    ["Sent", when(mail)],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(String(value))}</dd></div>`);
  const files = attachments.map(({ filename, contentId }, index) =>
    contentId
      ? ""
      : `<li><a href="${path}/${name}/attachments/${index}" target="_blank">${escapeHtml(filename ?? "Attachment")}</a></li>`,
  );
  const fileList = files.some(Boolean) ? `<h2>Attachments</h2><ul>${files.join("")}</ul>` : "";
  return page(
    subject,
    `<p><a href="${path}">All mails</a></p>
    <h1>${escapeHtml(subject)}</h1>
    <dl>${details.join("")}</dl>
    ${fileList}
    <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${path}/${name}/html" title="The mail as the recipient sees it"></iframe>
    <details><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details>`,
  );
}

export function errorPage(path: string): string {
  return page(
    "No such mail",
    `<h1>No such mail</h1><p>Its file is not in the outbox folder any more.</p><p><a href="${path}">All mails</a></p>`,
  );
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 "IBM Plex Sans", system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: .5rem; text-align: left; vertical-align: top; }
  td { overflow-wrap: anywhere; } time { white-space: nowrap; }
  dl { margin: 0 0 1rem; } dl div { display: flex; gap: .5rem; } dt { min-width: 5rem; opacity: .75; } dd { margin: 0; }
  button { background: light-dark(#ffffff, #262b30); border: 1px solid currentcolor; border-radius: 4px; color: inherit; font: inherit; font-weight: 600; min-height: 44px; padding: 0 1rem; }
  iframe { background: #fff; border: 1px solid #8888; color-scheme: light; height: 70vh; width: 100%; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

export function page(title: string, content: string, language = "en"): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${content}</main></body></html>`;
}

const recipients = ({ to = [] }: Email) => to.map(({ address }) => address).join(", ");

function when({ date }: Email): string {
  const moment = new Date(date ?? "");
  return Number.isNaN(moment.valueOf()) ? "" : `${moment.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
