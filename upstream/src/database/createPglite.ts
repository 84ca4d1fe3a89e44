import { PGlite, type postgresMod } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { isDiskFull } from "../errors.ts";

type Module = postgresMod.PostgresMod;
type Chmod = (path: unknown, mode: number, isLink?: boolean) => void;
type Write = (stream: unknown, buffer: unknown, offset: number, length: number, ...more: unknown[]) => number;

type NodeFiles = {
  convertNodeCode(error: unknown): unknown;
  stream_ops: { write: Write };
};

type Options = {
  folder: string;
  wasm: WebAssembly.Module;
  /** Called within a statement, which fails when this function returns. */
  onDiskFull(): void;
};

export function createPglite({ folder, wasm, onDiskFull }: Options): Promise<PGlite> {
  return PGlite.create({
    fs: new WatchedNodeFs(folder, onDiskFull),
    extensions: { pg_trgm },
    pgliteWasmModule: wasm,
    // Reading 10,000 projects is no slower than with PostgreSQL's default of 128 MB, and 50 % slower with 32 MB.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=64MB"],
  });
}

class WatchedNodeFs extends NodeFS {
  readonly #onDiskFull: () => void;

  constructor(folder: string, onDiskFull: () => void) {
    super(folder);
    this.#onDiskFull = onDiskFull;
  }

  override async init(pglite: PGlite, options: Partial<Module>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const watch = (module: Module) => watchSpace(module, this.#onDiskFull);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepPrivate, watch, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** PGlite creates files with mode 666 and ignores the umask, so `keepPrivate` removes the rights of others. */
function keepPrivate({ FS }: Module): void {
  const files: { chmod: Chmod } = FS;
  const chmod = files.chmod.bind(files);
  files.chmod = (path, mode, isLink) => chmod(path, mode & ~0o077, isLink);
}

/** A short write means a full disk. PGlite then runs the broken PostgreSQL forever, so `onDiskFull` ends the thread. */
function watchSpace({ NODEFS }: Module, onDiskFull: () => void): void {
  const files = NODEFS as unknown as NodeFiles;
  const { convertNodeCode } = files;
  const { write } = files.stream_ops;
  files.convertNodeCode = (error) => {
    if (isDiskFull(error)) onDiskFull();
    return convertNodeCode(error);
  };
  files.stream_ops.write = (stream, buffer, offset, length, ...more) => {
    const written = write(stream, buffer, offset, length, ...more);
    if (written < length) onDiskFull();
    return written;
  };
}
