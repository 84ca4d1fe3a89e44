/** Keeps schema types apart from the context, so that files imported by the context can use the types. */
export const plugin = () => ({
  prepend: ["import type * as Schema from './schema.ts';", "export type * from './schema.ts';"],
  content: "",
});
