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
const fonts = Object.entries(faces).map(([face, file]) => {
  const font = fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(file)))) as fontkit.Font;
  rememberLayouts(font);
  return [face, font] as const;
});

const maxLayouts = 2_000;

/** Caches shaped words, because shaping took a quarter of the drawing time and most words recur. */
function rememberLayouts(font: fontkit.Font): void {
  const layouts = new Map<string, fontkit.GlyphRun>();
  const shape = font.layout.bind(font);
  font.layout = (text, ...options) => {
    if (options.some((option) => option !== undefined)) return shape(text, ...options);
    const run = layouts.get(text) ?? shape(text);
    if (layouts.size >= maxLayouts) layouts.clear();
    layouts.set(text, run);
    // The positions are copied, because PDFKit scales them in place.
    return Object.assign(Object.create(run), { positions: run.positions.map((position) => ({ ...position })) });
  };
}

export function registerFonts(doc: PDFKit.PDFDocument): void {
  // PDFKit accepts parsed fonts, but its types omit them.
  for (const [face, font] of fonts) doc.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource);
}
