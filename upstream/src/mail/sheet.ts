import { escapeHtml } from "./Mail.ts";

// All mail programs read inline styles. Programs with a dark theme also read this style sheet.
const darkTheme = `@media (prefers-color-scheme: dark) {
  .page { background: #11161c !important; }
  .sheet { background: #1b232b !important; color: #eef1f4 !important; border-color: #eef1f4 !important; }
  .sheet p, .sheet li, .sheet td, .sheet h1 { color: #eef1f4 !important; }
  .sheet a { color: #8fc1f5 !important; }
  .sheet a.button, .sheet .band td { color: #ffffff !important; }
  .rule { border-color: #eef1f4 !important; }
}`;
// A label stands above its value if two columns would leave the value too little room.
const narrowPage = `@media (max-width: 480px) {
  .facts td { display: block; width: auto !important; padding-right: 0 !important; }
  .facts td.label { padding-bottom: 0 !important; }
  .facts td.value { padding-top: 0 !important; border-top: 0 !important; }
}`;

type Page = {
  language: string;
  title: string;
  band?: { html: string; color: string };
};

/** The page of a mail: a white sheet, or a dark one in a mail program with a dark theme. */
export function sheet({ language, title, band }: Page, content: string): string {
  const above = band
    ? `<div class="band" style="padding:16px 24px;background:${band.color};color:#ffffff">${band.html}</div>`
    : "";
  const edge = band ? "" : "border-top:4px solid #000000;";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkTheme}
${narrowPage}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f4f4f2;overflow-wrap:break-word">
<div class="sheet" style="max-width:${band ? 640 : 560}px;margin:0 auto;${edge}background:#ffffff;color:#000000;font:16px/1.5 'IBM Plex Sans','Segoe UI',Helvetica,Arial,sans-serif">
${above}<div style="padding:24px">
${content}</div></div></body></html>
`;
}
