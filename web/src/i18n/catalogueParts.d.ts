// The parts of a catalogue that cataloguesPlugin.ts makes.
declare module "*.json?first" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?rest" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
