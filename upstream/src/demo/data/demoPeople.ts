import type { components } from "../../__generated__/contract.ts";

type Schemas = components["schemas"];

export type DemoPerson = {
  company: string;
  mailbox: string;
  firstName: string;
  lastName: string;
  role: Schemas["Role"];
  installer: boolean;
  state: "active" | "inactive" | "invited";
  language?: Schemas["Language"];
  mfa?: boolean;
};

type Extra = Partial<Omit<DemoPerson, "company" | "firstName" | "lastName">>;

const person =
  (company: string) =>
  (firstName: string, lastName: string, extra: Extra = {}): DemoPerson => ({
    company,
    mailbox: mailbox(firstName),
    firstName,
    lastName,
    role: "user",
    installer: true,
    state: "active",
    ...extra,
  });

const mailbox = (firstName: string) =>
  firstName
    .toLowerCase()
    .replaceAll("ø", "o")
    .normalize("NFD")
    .replace(/[^a-z-]/g, "");

const nordgolv = person("nordgolv");
const lattia = person("lattia");
const varmegulv = person("varmegulv");

export const demoPeople: DemoPerson[] = [
  nordgolv("Elin", "Sandberg", { mailbox: "owner", role: "owner" }),
  nordgolv("Jonas", "Bergkvist", { mailbox: "installer" }),
  nordgolv("Maja", "Lindgren", { mailbox: "office", installer: false }),
  nordgolv("Karin", "Lund", { role: "admin", installer: false }),
  nordgolv("Zara", "Ahmadi"),
  nordgolv("Åsa", "Forsberg"),
  nordgolv("Ärla", "Nyman"),
  nordgolv("Östen", "Wallin"),
  nordgolv("Anders", "Öberg"),
  nordgolv("Petter", "Dahl"),
  nordgolv("Sofia", "Ek"),
  nordgolv("Linnea", "Åkesson"),
  nordgolv("Mikael", "Hedman", { role: "admin" }),
  nordgolv("Fatima", "Haddad", { language: "en" }),
  nordgolv("Gustav", "Nordin"),
  nordgolv("Ida", "Sjöström", { installer: false }),
  nordgolv("Markus", "Brandt", { language: "de" }),
  nordgolv("Tomas", "Berglund", { state: "inactive" }),
  nordgolv("Birgitta", "Holm", { state: "inactive", installer: false }),
  nordgolv("Wilma", "Strand", { mailbox: "invited", state: "invited" }),
  nordgolv("Love", "Falk", { mailbox: "mfa", mfa: true, installer: false }),
  lattia("Aino", "Mäkelä", { mailbox: "owner", role: "owner" }),
  lattia("Eero", "Lahtinen", { mailbox: "installer" }),
  lattia("Helmi", "Koskinen", { mailbox: "office", installer: false }),
  lattia("Juhani", "Virtanen"),
  lattia("Päivi", "Järvinen", { role: "admin" }),
  lattia("Väinö", "Salo"),
  lattia("Åke", "Lindholm", { language: "sv" }),
  lattia("Mikko", "Heikkilä"),
  lattia("Tuulikki", "Rantanen", { installer: false }),
  lattia("Onni", "Nieminen", { state: "inactive" }),
  varmegulv("Ingrid", "Haugen", { mailbox: "owner", role: "owner" }),
  varmegulv("Sindre", "Bakken", { mailbox: "installer" }),
  varmegulv("Solveig", "Moen", { mailbox: "office", installer: false }),
  varmegulv("Øyvind", "Aasen"),
  varmegulv("Bjørg", "Ødegård", { role: "admin" }),
  varmegulv("Håkon", "Sæther"),
  varmegulv("Marte", "Lien"),
  varmegulv("Jens", "Kjær", { language: "da" }),
  varmegulv("Ragnhild", "Åsheim", { installer: false }),
  varmegulv("Torstein", "Vik", { state: "inactive" }),
];
