/** The browser could not read the file, or returned something other than its bytes. */
export class ReadFailure extends Error {
  readonly code: "FILE_UNREADABLE" | "FILE_NOT_BYTES";

  constructor(code: "FILE_UNREADABLE" | "FILE_NOT_BYTES") {
    super(code === "FILE_UNREADABLE" ? "Failed to read file" : "Failed to read file as ArrayBuffer");
    this.name = "ReadFailure";
    this.code = code;
  }
}

/** Reads a chosen file, which may have been moved or locked since. @throws ReadFailure */
export function readFile(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new ReadFailure("FILE_UNREADABLE"));
    reader.onload = () => {
      const { result } = reader;
      if (result === null || typeof result === "string") reject(new ReadFailure("FILE_NOT_BYTES"));
      else resolve(result);
    };
    reader.readAsArrayBuffer(file);
  });
}
