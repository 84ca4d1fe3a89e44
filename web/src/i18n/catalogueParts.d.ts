// The parts of a catalogue, made by cataloguesPlugin.ts.
declare module "*.json?first" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?shared" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?project" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?panel" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?grid" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?view" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?office" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?visitor" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
declare module "*.json?later" {
  const texts: Partial<import("./catalogues.ts").Catalogue>;
  export default texts;
}
