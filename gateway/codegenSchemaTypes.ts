/** The types of the schema stand in a file of their own, which files below the context may import. */
export const plugin = () => ({
  prepend: ["import type * as Schema from './schema.ts';", "export type * from './schema.ts';"],
  content: "",
});
