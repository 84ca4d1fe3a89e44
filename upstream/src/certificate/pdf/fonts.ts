import { fileURLToPath } from "node:url";

// The web font packages split their files by script and lack ≥; these are whole.
const faces = {
  sans: "@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf",
  medium: "@expo-google-fonts/ibm-plex-sans/500Medium/IBMPlexSans_500Medium.ttf",
  bold: "@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf",
  serif: "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  title: "@expo-google-fonts/source-serif-4/500Medium/SourceSerif4_500Medium.ttf",
};

export type Face = keyof typeof faces;

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(faces)) doc.registerFont(name, fileURLToPath(import.meta.resolve(file)));
}
