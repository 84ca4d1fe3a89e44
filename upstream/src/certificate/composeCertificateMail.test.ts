import { expect, test } from "@jest/globals";
import { exampleRoom, exampleSnapshot } from "../../test/exampleSnapshot.ts";
import { composeCertificateMail } from "./composeCertificateMail.ts";

test("is headed as the certificate is, with the firm's logo or else its name", () => {
  const mailed = { snapshot: exampleSnapshot(), fileName: "a.pdf", url: "http://localhost/certificate/a" };
  const { html, text } = composeCertificateMail([mailed]);
  expect(html).toContain("<b>Fjällum</b><br>");
  expect(html).toContain("<b>Nordgolv El AB</b>");
  expect(html).not.toContain("<img");
  const { html: withLogo } = composeCertificateMail([mailed], { hasLogo: true });
  expect(withLogo).toContain('<img src="cid:logo" alt="Nordgolv El AB"');
  expect(text).toContain("Verifiera garantibeviset: http://localhost/certificate/a");
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
