type ModuleInfo = { id: string; isEntry: boolean; importers: string[]; dynamicImporters: string[] };
type Graph = { getModuleInfo(id: string): ModuleInfo | null };

/** The parts of the app that a person can open, each with a pattern for its modules. Dialogs load later. */
const openings = {
  frame: /\/src\/(shell\/(?!ShortcutsModal|NotFoundPage)|serviceWorker\/|storage\/)/,
  list: /\/src\/project\/ProjectListPage\./,
  project: /\/src\/(project\/Project(Page|PageQuery)\.|folder\/.*FolderPage)/,
  // The layout contains the pages of the project, its folders and its record.
  layout: /\/src\/project\/(projectLayoutLoader|ProjectLayout)\./,
  panel:
    /\/src\/(installation\/(InstallationPanel|FinishInstallationsPanel)|certificate\/activation\/ActivationPanel)\./,
  protocol: /\/src\/protocol\//,
  grid: /\/src\/(measuringGrid\/MeasuringPage\.|step\/StepInstrument\.)/,
  photos: /\/src\/photoTray\/Photo(Page|Tray)\./,
  history: /\/src\/history\//,
  attention: /\/src\/attention\//,
  certificates: /\/src\/certificate\/register\//,
  customer: /\/src\/customer\//,
  fault: /\/src\/certificate\/fault\//,
  certificate: /\/src\/certificate\/(?!register|WithdrawCertificateModal)/,
  figures: /\/src\/figures\//,
  account: /\/src\/account\//,
  login: /\/src\/session\//,
  import: /\/src\/project\/import\//,
};

type Opening = keyof typeof openings | "later";

const ofProject = new Set<Opening>(["project", "layout", "panel", "protocol", "grid", "photos", "later"]);

const isOfProject = (used: ReadonlySet<Opening>) => [...used].every((each) => ofProject.has(each));

/** A module that only one of these openings loads goes into a shared chunk, too. */
const whole = new Set<Opening>(["frame", "list", "layout", "project"]);

const withList = new Set<Opening>(["list", "customer", "later"]);

const withMatrix = new Set<Opening>(["protocol", "panel", "later"]);

/** True for a module that a project and another page use. */
const isShared = (used: ReadonlySet<Opening>) =>
  [...used].some((each) => each !== "later" && ofProject.has(each)) && [...used].some((each) => !ofProject.has(each));

// Nothing is sent in these parts of the app.
const withoutSending = ["project", "layout", "history", "figures", "account"] as const;

/** True for a module that the certificate list shares, but with none of `withoutSending`. */
const isOfSending = (used: ReadonlySet<Opening>) =>
  used.size > 1 && used.has("certificates") && !withoutSending.some((each) => used.has(each));

/** True for a module that only the public pages of certificates use, or lazy dialogs with them. */
const isOfCertificates = (used: ReadonlySet<Opening>) =>
  used.has("certificate") && [...used].every((each) => ["certificate", "fault", "later"].includes(each));

/** A module that several openings load goes into the first chunk whose rule accepts this set of openings. */
const rules: Record<string, (used: ReadonlySet<Opening>) => boolean> = {
  list: (used) => used.has("list") && [...used].every((each) => withList.has(each)),
  common: (used) => used.has("list") && used.size > 1,
  visitor: (used) => used.has("login") || (used.has("certificate") && !isOfCertificates(used)),
  publicPages: isOfCertificates,
  frame: (used) => used.has("frame"),
  layout: (used) => used.has("layout") && isOfProject(used),
  matrix: (used) => used.size > 1 && used.has("protocol") && [...used].every((each) => withMatrix.has(each)),
  pages: (used) => (used.has("project") ? !isOfProject(used) : isShared(used) && !isOfSending(used)),
  project: (used) => used.has("project"),
  values: (used) => used.size > 1 && isOfProject(used) && used.has("grid"),
  uploads: (used) => used.size > 1 && isOfProject(used) && used.has("photos"),
  panel: (used) => used.size > 1 && isOfProject(used),
  sending: (used) => used.has("panel") && isOfSending(used),
  resending: isOfSending,
  office: (used) => used.size > 1,
};

// These libraries import each other through one index of all modules, so imports do not tell which are used. The
// modules are named here instead.
const components = /@blueprintjs\/core\/|@floating-ui\/|react-transition-group\/|dom-helpers\/|@babel\/runtime\//;
const componentsOfList =
  /@blueprintjs\/core\/.*\/(asyncControllableInput|inputGroup|controls|abstractPureComponent)\.js$/;

// Pages without a form do not load the library of forms, nor the modules that use it.
const forms = /\/react-hook-form\/|\/src\/forms\/(useDraftForm|useEditForm)\./;

const libraryOf = (id: string) => {
  if (forms.test(id)) return "forms";
  if (componentsOfList.test(id)) return "listLibraries";
  return components.test(id) ? "lazyLibraries" : undefined;
};

export const sharedChunks = ["styles", "listLibraries", "lazyLibraries", "forms", ...Object.keys(rules)].map(
  (name) => ({
    name: (id: string, graph: Graph) => ((libraryOf(id) ?? chunkOf(id, graph)) === name ? name : null),
    includeDependenciesRecursively: false,
  }),
);

function chunkOf(id: string, graph: Graph): string | undefined {
  if (/\.json\?/.test(id) || (id.includes("node_modules") && !icon.test(id))) return undefined;
  const chunk = chunkByUse(id, graph);
  return (id.endsWith(".css") && chunk && styles[chunk]) || chunk;
}

/** Chunks that share a style sheet: `styles` for all pages, `layout` for those of projects. */
const styles: Record<string, string> = {
  common: "styles",
  visitor: "styles",
  frame: "styles",
  pages: "styles",
  project: "layout",
  values: "layout",
};

function chunkByUse(id: string, graph: Graph): string | undefined {
  if (matrix.test(id)) return "matrix";
  if (ofRecord.test(id) || order.test(id)) return "layout";
  if (instrument.test(id)) return "values";
  if (tables.test(id)) return undefined;
  const roots = rootsOf(id, graph);
  const used = new Set([...roots].map(openingOf));
  if (roots.size < 2 && ![...used].some((each) => whole.has(each))) return undefined;
  return Object.keys(rules).find((name) => rules[name]?.(used));
}

const matrix = /\/src\/(matrix\/(?!useMatrixRoom)|protocol\/.*\.css$)/;

// The grid needs the choice of an instrument as early as its first values.
const instrument = /\/src\/step\/(StepInstrument\.|__generated__\/StepInstrumentQuery)/;

// The reader of tables brings a library that only the import of projects and the files of instruments need.
const tables = /\/src\/spreadsheet\/readTable\./;

// The record neither measures nor uploads. It loads these modules, but no others of the grid and the photos.
const ofRecord = /\/src\/(relay\/folderRooms\.|product\/(useP|p)roductMark\.|upload\/fileKey\.)/;

// The photo tray sorts steps as the grid does, but loads none of the grid's values.
const order = /\/src\/reading\/stepOrder\./;

// The index of Blueprint's icons imports all icons, so it does not tell which ones a page uses.
const icon = /@blueprintjs\/icons\/.*\/components\/(?!index\.)/;
const indexOfIcons = /@blueprintjs\/icons\/.*\/index\./;

const known = new Map<string, Set<string>>();

/** The entry modules and lazy modules that import the module, directly or through others. */
function rootsOf(id: string, graph: Graph): Set<string> {
  const found = known.get(id);
  if (found) return found;
  const roots = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = graph.getModuleInfo(next);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next);
    waiting.push(...info.importers.filter((importer) => !indexOfIcons.test(importer)));
  }
  known.set(id, roots);
  return roots;
}

function openingOf(root: string): Opening {
  const names = Object.keys(openings) as (keyof typeof openings)[];
  return names.find((name) => openings[name].test(root)) ?? "later";
}
