import { jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";

export function savedFiles() {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return "blob:1";
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return async function readLatest(): Promise<string> {
    const reader = new FileReader();
    reader.readAsText(saved.at(-1) ?? new Blob());
    await waitFor(() => {
      if (reader.readyState !== reader.DONE) throw new Error("The file has not been read yet");
    });
    return String(reader.result);
  };
}
