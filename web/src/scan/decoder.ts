export type Decoder = (video: HTMLVideoElement) => Promise<string | null>;

// https://wicg.github.io/shape-detection-api/#barcode-detection-api is missing in TypeScript's DOM types.
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

const formats = ["ean_13", "ean_8", "upc_a", "code_128", "qr_code", "data_matrix"];

/** Prefers the browser's decoder if it knows EAN; otherwise loads the library. */
export async function createDecoder(): Promise<Decoder> {
  return (await createNativeDecoder()) ?? (await createLibraryDecoder());
}

async function createNativeDecoder(): Promise<Decoder | null> {
  const { BarcodeDetector: Detector } = globalThis;
  // Some browsers have the class without any decoder behind it.
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !known.includes("ean_13")) return null;
  const detector = new Detector({ formats: formats.filter((format) => known.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function createLibraryDecoder(): Promise<Decoder> {
  const [{ BarcodeFormat, BrowserMultiFormatReader }, { DecodeHintType }] = await Promise.all([
    import("@zxing/browser"),
    import("@zxing/library"),
  ]);
  const { EAN_13, EAN_8, UPC_A, CODE_128, QR_CODE, DATA_MATRIX } = BarcodeFormat;
  const reader = new BrowserMultiFormatReader(
    new Map<number, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [EAN_13, EAN_8, UPC_A, CODE_128, QR_CODE, DATA_MATRIX]],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  return async (video) => reader.decode(video).getText();
}
