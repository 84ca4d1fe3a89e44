import { stripTypeScriptTypes } from "node:module";

/** Takes the types away for jest as Node itself does, in a tenth of Babel's time. */
export default { process: (source: string) => ({ code: stripTypeScriptTypes(source) }) };
