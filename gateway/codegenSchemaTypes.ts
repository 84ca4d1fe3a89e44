/** The schema's types are in a file that does not import the context, so that files imported by the context can use them. */
export const plugin = () => ({
  prepend: ["import type * as Schema from './schema.ts';", "export type * from './schema.ts';"],
  content: "",
});
