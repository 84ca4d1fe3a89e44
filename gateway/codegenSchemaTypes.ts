/** The schema's types get a separate file, so that files below the context may import them. */
export const plugin = () => ({
  prepend: ["import type * as Schema from './schema.ts';", "export type * from './schema.ts';"],
  content: "",
});
