import type { Locator, Page } from "@playwright/test";

const places = [
  "list",
  "project",
  "folder",
  "products",
  "installation",
  "measuring",
  "signable",
  "activated",
  "account",
] as const;
export type Places = Record<(typeof places)[number], string>;

export type Form = {
  name: string;
  place: keyof Places;
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  typed: string;
  write: (field: Locator, typed: string) => Promise<unknown>;
  send: (page: Page) => Promise<void>;
  lost: (page: Page) => Locator;
  kept: string;
};

export async function placesOf(page: Page): Promise<Places> {
  const href = async (name: string) =>
    (await page.getByRole("rowheader").getByRole("link", { name, exact: true }).getAttribute("href")) ?? "";
  await page.goto("/projects/ongoing");
  const [project, partly] = [await href("Kvarteret Sånglärkan"), await href("Radhusen Kornvägen 4–12")];
  await page.goto(project);
  const folder = await href("Gård och uthus");
  await page.goto(folder);
  return {
    list: "/projects/ongoing",
    project,
    folder,
    products: `${await href("Cykelrum")}&view=products`,
    installation: await href("Vinterträdgård"),
    measuring: `${await href("Vinterträdgård")}&step=BEFORE_LAYING`,
    signable: `${project}?activation=to-activate`,
    activated: `${partly}?activation=activated`,
    account: "/account",
  };
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
const pressInDialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name }).click();
const fieldInDialog = (label: string) => (page: Page) => page.getByRole("dialog").getByLabel(label, { exact: true });

function dialog(
  name: string,
  place: keyof Places,
  opens: string | RegExp,
  label: string,
  sends: string | RegExp,
): Form {
  return {
    name,
    place,
    open: press(opens),
    field: fieldInDialog(label),
    typed: "Typed before 2026",
    write: (input, typed) => input.fill(typed),
    send: pressInDialog(sends),
    lost: (page) => page.getByRole("alert").filter({ hasText: /\S/ }).first(),
    kept: "What you entered earlier is still here.",
  };
}

const newProject: Form = {
  ...dialog("new project", "list", "New project", "Project name", "Create project"),
  async open(page) {
    await press("New project")(page);
    for (const [label, value] of [
      ["Customer", "Brf Duvhöken"],
      ["City", "Umeå"],
      ["Start date", "2026-11-02"],
      ["End date", "2027-03-31"],
    ] as const)
      await fieldInDialog(label)(page).fill(value);
  },
};

const invitation: Form = {
  ...dialog("invitation", "account", "Invite user", "Last name", "Send invitation"),
  async open(page) {
    await press("Invite user")(page);
    await fieldInDialog("First name")(page).fill("Ny");
    await fieldInDialog("Email")(page).fill("ny.montor@nordgolv.example");
  },
};

const product: Form = {
  ...dialog("product", "products", "", "", ""),
  async open(page) {
    await page.getByRole("searchbox", { name: "Search for a product" }).fill("Flex R1");
    await page
      .getByRole("button", { name: /^Add Fjällum Flex R1/ })
      .first()
      .click();
    await page.getByLabel("Voltage").fill("230");
  },
  field: (page) => page.getByLabel("Length"),
  typed: "47,5",
  send: press("Add"),
};

const reading: Form = {
  ...product,
  name: "reading",
  place: "measuring",
  open: async () => undefined,
  field: (page) => page.getByLabel("Insulation resistance"),
  typed: "123",
  lost: (page) => page.getByRole("status").filter({ hasText: "1 value waits for the connection" }),
  // `kept` appears after the next sign-in, because the page has sent the value by then.
  kept: "Last recorded",
  send: async (page) => {
    await page.getByLabel("Insulation resistance").press("Tab");
  },
};

const sending: Form = {
  ...dialog("certificate", "signable", "", "Recipient’s e-mail", /^Send (\d+ )?certificates?$/),
  async open(page) {
    await press("Select all")(page);
    await press(/^Continue with \d+ selected$/)(page);
    await page.getByRole("dialog").locator("label", { hasText: "authorised electrician" }).click();
  },
  typed: "other@customer.example",
};

const resending: Form = {
  ...dialog("certificate again", "activated", "", "Recipient’s e-mail", "Send again"),
  async open(page) {
    await press("Select all")(page);
    await press(/^Continue with \d+ selected$/)(page);
  },
  typed: "other@customer.example",
};

const person: Form = {
  ...dialog("person", "account", "Manage Zara Ahmadi", "Role", "Save"),
  typed: "ADMIN",
  write: (choice, role) => choice.selectOption(role),
};

/** All forms that store typed text; passwords and codes are not stored. */
export const forms: readonly Form[] = [
  newProject,
  dialog("project", "project", "Edit", "Project name", "Save"),
  dialog("new folder", "project", "New folder", "Folder name", "Create folder"),
  dialog("folder", "folder", "Edit folder", "Folder name", "Save"),
  dialog("folder copy", "folder", "Duplicate folder", "Folder name", "Duplicate"),
  dialog("new installation", "folder", "New installation", "Installation name", "Create installation"),
  dialog("installation copy", "installation", "Duplicate", "Room names, one per line", /^(Create 1 room|Try again)$/),
  dialog("installation", "installation", "Edit", "Installation name", "Save"),
  product,
  reading,
  sending,
  resending,
  dialog("company", "account", "Edit company", "City", "Save"),
  dialog("own details", "account", "Edit", "First name", "Save"),
  invitation,
  person,
];
