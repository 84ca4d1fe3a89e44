import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";

// Complete fonts. Web font packages split fonts by script and lack ≥.
const faces = {
  sans: "@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
  medium: "@expo-google-fonts/ibm-plex-sans/500Medium/IBMPlexSans_500Medium.ttf",
  bold: "@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf",
  serif: "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  title: "@expo-google-fonts/source-serif-4/500Medium/SourceSerif4_500Medium.ttf",
};

export type Face = keyof typeof faces;

/** Fonts are parsed once per thread. */
const fonts = Object.entries(faces).map(
  ([face, file]) => [face, fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(file))))] as const,
);

export function registerFonts(doc: PDFKit.PDFDocument): void {
  // PDFKit accepts parsed fonts, but its types omit them.
  for (const [face, font] of fonts) doc.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource);
}
