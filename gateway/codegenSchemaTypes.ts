/** The schema's types get a file that does not import the context, so that files which the context imports may use them. */
export const plugin = () => ({
  prepend: ["import type * as Schema from './schema.ts';", "export type * from './schema.ts';"],
  content: "",
});
