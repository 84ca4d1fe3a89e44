import { expect, test } from "@jest/globals";
import { exampleRoom, exampleSnapshot } from "../../test/exampleSnapshot.ts";
import { composeCertificateMail } from "./composeCertificateMail.ts";
import { bandColor } from "./logoColor.ts";

test("greets the customer by name, on the firm's band, with its logo, one button and what is covered", () => {
  const mailed = { snapshot: exampleSnapshot(), fileName: "a.pdf", url: "http://localhost/certificate/a" };
  const { senderName, html, text } = composeCertificateMail([mailed], { phone: "090-1", color: "#14523f" });
  expect(senderName).toBe("Nordgolv El AB");
  expect(html).toContain(">Hej Brf Ripan!</h1>");
  expect(html).toContain("background:#14523f");
  expect(html).toContain(">Nordgolv El AB</td>");
  expect(html).not.toContain("<img");
  expect(html.match(/class="button" href="http:\/\/localhost\/certificate\/a"/g)).toHaveLength(1);
  expect(html).toContain("Alla 40 inom gränserna");
  expect(html).toContain("<b>Fjällum</b>");
  expect(text).toMatch(/^Hej Brf Ripan!\n/);
  expect(text).toContain("Öppna garantibeviset: http://localhost/certificate/a");
  expect(text).toMatch(/Elin Sandberg\nNordgolv El AB\n090-1\n$/);
  const { html: withLogo } = composeCertificateMail([mailed], { hasLogo: true });
  expect(withLogo).toContain('<img src="cid:logo" alt="Nordgolv El AB"');
});

test("on a phone each label stands above its value, and no word is broken to fit a column", () => {
  const mailed = { snapshot: exampleSnapshot(), fileName: "a.pdf", url: "http://localhost/certificate/a" };
  const { html = "" } = composeCertificateMail([mailed]);
  expect(html).toMatch(/@media \(max-width: 480px\) \{\s+\.facts td \{ display: block; width: auto !important;/);
  const [, facts = ""] = /<table[^>]* class="facts"[^>]*>(.*?)<\/table>/s.exec(html) ?? [];
  expect(facts.match(/<td class="rule (?:label|value)"/g)).toHaveLength(8);
  expect(html).not.toContain("overflow-wrap:anywhere");
});

test("a customer without a name is greeted without one, and of several certificates each has its link", () => {
  const snapshot = exampleSnapshot({ customer: { name: " ", email: null } });
  const urls = ["http://localhost/certificate/a", "http://localhost/certificate/b"] as const;
  const [first, second] = urls.map((url) => ({ snapshot, fileName: "a.pdf", url }));
  if (!first || !second) throw new Error("Two are mailed");
  const { html } = composeCertificateMail([first, second]);
  expect(html).toContain(">Hej!</h1>");
  for (const url of urls) expect(html).toContain(`<a href="${url}"`);
  expect(html).not.toContain('class="button"');
});

test("the band is dark where white words could not be read on the firm's colour", () => {
  expect(["#14523f", "#f5c52b", null].map(bandColor)).toEqual(["#14523f", "#17212b", "#17212b"]);
});

test("of a certificate without a seal it names no root", () => {
  const mailed = { snapshot: exampleSnapshot(), fileName: "a.pdf", url: "http://localhost/certificate/a" };
  expect(composeCertificateMail([mailed]).text).not.toContain("SHA-256");
});

test("a product that was laid twice in a room is named once, with its number", () => {
  const room = exampleRoom("Hall", "Fjällum Foil 65", [80, 90], [85, 85, 85, 85], [800, 800, 800, 800]);
  const [foil] = room.products;
  const [cable] = exampleRoom(
    "Hall",
    "Fjällum Cable 20, 10 m",
    [250, 290],
    [260, 260, 260, 260],
    [9, 9, 9, 9],
  ).products;
  const products = [foil, cable, foil].filter((product) => product !== undefined);
  const snapshot = exampleSnapshot({ rooms: [{ ...room, products }] });
  const { text, html } = composeCertificateMail([
    { snapshot, fileName: "a.pdf", url: "http://localhost/certificate/a" },
  ]);
  expect(text).toContain("- Hall: 2 × Fjällum Foil 65; Fjällum Cable 20, 10 m\n");
  expect(html).toContain("<li>Hall: 2 × Fjällum Foil 65; Fjällum Cable 20, 10 m</li>");
});
