// The two parts of a catalogue, made by cataloguesPlugin.ts.
declare module "*.json?first" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?rest" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
