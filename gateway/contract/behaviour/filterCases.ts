import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demand, demandEqual } from "./expectations.ts";

const page = { skip: 0, take: 25 };

export const filterCases: BehaviourCase[] = [
  {
    operation: "listProjects",
    claim: "archived is obeyed",
    effect: "reads",
    run: async ({ rest, fixtures, saw }) => {
      for (const archived of [false, true]) {
        const { data } = await rest.call("listProjects", {
          companyId: fixtures.get("companyId"),
          query: { archived, ...page },
        });
        saw(data.length);
        const expected = `only projects whose archived is ${archived}`;
        demand(!data.some((row) => row.archived !== archived), "archived", expected, "another one among them");
        if (data.length === 0) throw new SkippedError(`no project whose archived is ${archived}`);
      }
    },
  },
  {
    operation: "listProjects",
    claim: "sort and direction are obeyed",
    effect: "reads",
    run: async ({ rest, fixtures, saw }) => {
      for (const direction of ["asc", "desc"] as const) {
        const sorted = { archived: false, sort: "startDate", direction, ...page } as const;
        const { data, meta } = await rest.call("listProjects", { companyId: fixtures.get("companyId"), query: sorted });
        if (meta.sort === undefined) throw new SkippedError("the service does not have it");
        demandSorted(
          data.map(({ startDate }) => Date.parse(startDate)),
          direction,
          "direction",
        );
        saw(data.length);
      }
    },
  },
  {
    operation: "listUsers",
    claim: "active is obeyed",
    effect: "reads",
    run: async ({ rest, fixtures, saw }) => {
      const list = (active: "all" | "active" | "inactive") =>
        rest.call("listUsers", { companyId: fixtures.get("companyId"), query: { active, ...page } });
      const [active, inactive, all] = [await list("active"), await list("inactive"), await list("all")];
      const isMixed = active.data.some((row) => !row.active) || inactive.data.some((row) => row.active);
      demand(!isMixed, "active", "only users of the state that is asked for", "another one among them");
      const sum = active.meta.count + inactive.meta.count;
      demandEqual(all.meta.count, sum, "active", "the active and the inactive users together");
      saw(active.data.length + inactive.data.length);
      if (inactive.data.length === 0) throw new SkippedError("no inactive user");
    },
  },
  {
    operation: "searchProducts",
    claim: "the query is obeyed",
    effect: "reads",
    run: async ({ rest, options, saw }) => {
      const find = async (query: string) =>
        (await rest.call("searchProducts", { query: { query, language: "sv", ...page } })).data.length;
      saw(await find(options.product));
      demandEqual(await find("zzqxzzqx"), 0, "query", "the number of products of no such name or number");
      demandEqual(await find(""), 0, "query", "the number of products that an empty query finds");
    },
  },
  {
    operation: "listSteps",
    claim: "the language is obeyed",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.room();
      const titlesIn = async (language: string) =>
        (await rest.call("listSteps", { ...ids, query: { language } })).data.map(({ title }) => title);
      const [swedish, finnish] = [await titlesIn("sv"), await titlesIn("fi")];
      saw(swedish.length);
      demand(
        swedish.join() !== finnish.join(),
        "language",
        "titles in Swedish and in Finnish",
        "the same titles twice",
      );
    },
  },
  {
    operation: "validateUser",
    claim: "an address that is taken or malformed is refused",
    effect: "reads",
    run: async ({ rest, fixtures, saw }) => {
      const taken = await rest.call("validateUser", { body: { email: fixtures.get("email") } });
      demandEqual(taken.valid, false, "valid", "for an address that has an account");
      demandEqual(
        (await rest.call("validateUser", { body: { email: "nobody" } })).valid,
        false,
        "valid",
        "for a text that is no address",
      );
      saw(2);
    },
  },
  {
    operation: "listCertificates",
    claim: "from, to and sort are obeyed",
    effect: "reads",
    mayLack: true,
    run: async ({ rest, saw }) => {
      for (const [sort, direction] of [
        ["number", "asc"],
        ["-number", "desc"],
      ] as const) {
        const { data } = await rest.call("listCertificates", { query: { sort, ...page } });
        demandSorted(
          data.map(({ number }) => number),
          direction,
          "sort",
        );
        saw(data.length);
      }
      const {
        data: [first],
      } = await rest.call("listCertificates", { query: { sort: "activationDate", ...page } });
      if (!first) throw new SkippedError("no certificate");
      const day = first.activationDate.slice(0, 10);
      const { data } = await rest.call("listCertificates", { query: { from: day, to: day, ...page } });
      const others = data.filter(({ activationDate }) => activationDate.slice(0, 10) !== day).length;
      demandEqual(
        [data.length > 0, others],
        [true, 0],
        "from",
        `whether ${day} has a certificate, and others of other days`,
      );
    },
  },
  {
    operation: "listCertificates",
    claim: "number finds the one certificate",
    effect: "reads",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { features } = await rest.callPublic("getFeatures", {});
      if (!features.includes("certificateNumbers")) throw new SkippedError("the service finds none by its number");
      const number = (await rest.call("listCertificates", { query: { ...page, sort: "number" } })).data.at(-1)?.number;
      if (!number) throw new SkippedError("no certificate");
      const { data } = await rest.call("listCertificates", { query: { ...page, number: number.toLowerCase() } });
      demandEqual(data.map((row) => row.number).join(), number, "number");
      saw(data.length);
    },
  },
  {
    operation: "listHistory",
    claim: "the newest comes first, and none is left out",
    effect: "reads",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { data } = await rest.call("listHistory", { query: page });
      const numbers = data.map(({ sequence }) => sequence);
      saw(numbers.length);
      const newest = numbers[0] ?? 0;
      demandEqual(
        numbers,
        numbers.map((_, index) => newest - index),
        "sequence",
        "without gaps",
      );
    },
  },
  {
    operation: "search",
    claim: "finds a project by its name",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      const word = `Contract${crypto.randomUUID().slice(0, 8)}`;
      await rest.call("search", { query: { query: word, take: 5 } });
      const { projectId } = await own.project(word);
      const { data } = await rest.call("search", { query: { query: word, take: 5 } });
      saw(data.length);
      demand(
        data.some(({ id }) => id === projectId),
        "data",
        "the project of that name",
        `${data.length} other hits`,
      );
    },
  },
];

function demandSorted(values: (string | number)[], direction: "asc" | "desc", field: string): void {
  const isWrong = values.some((value, index) => {
    const before = values[index - 1] ?? value;
    return direction === "asc" ? before > value : before < value;
  });
  demand(!isWrong, field, `rows in the order ${direction}`, "one before another that it should follow");
}
