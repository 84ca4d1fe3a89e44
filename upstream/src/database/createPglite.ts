import { PGlite, type postgresMod } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Module = postgresMod.PostgresMod;
type Chmod = (path: unknown, mode: number, isLink?: boolean) => void;

export function createPglite(folder: string, pgliteWasmModule: WebAssembly.Module): Promise<PGlite> {
  return PGlite.create({ fs: new PrivateNodeFs(folder), extensions: { pg_trgm }, pgliteWasmModule });
}

/** PGlite's file system gives each file that it makes the mode 666, whatever the umask of the process is. */
class PrivateNodeFs extends NodeFS {
  override async init(pglite: PGlite, options: Partial<Module>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepPrivate, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function keepPrivate({ FS }: Module): void {
  const files: { chmod: Chmod } = FS;
  const chmod = files.chmod.bind(files);
  files.chmod = (path, mode, isLink) => chmod(path, mode & ~0o077, isLink);
}
